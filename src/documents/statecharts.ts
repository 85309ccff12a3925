/** The charts of the game as pictures, drawn from the machine itself. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { game } from '../../machines/game.ts';
import type { Scope } from './statecharts/chart-graph.ts';
import { chartGraph } from './statecharts/chart-graph.ts';
import type { Direction } from './statecharts/chart-layout.ts';
import { layOutChart } from './statecharts/chart-layout.ts';
import { chartPicture } from './statecharts/chart-picture.ts';

/** Folder of the pictures. */
export const STATECHART_FOLDER = new URL('../../docs/statecharts/', import.meta.url);

const SET = 'game.set';
const PARTS = ['game.auction', `${SET}.stockRound`, `${SET}.operatingRound`, `${SET}.settlement`, 'game.ending'];
const COMPANY_TURN = `${SET}.operatingRound.company`;

/** A picture of a part of the chart. */
export interface Picture extends Scope {
  readonly name: string;
  readonly title: string;
  readonly direction?: Direction;
}

/** All pictures that are drawn. */
export const PICTURES: readonly Picture[] = [
  { name: 'game', title: 'The whole game', roots: ['game'], closed: PARTS },
  { name: 'auction', title: 'The auction', roots: ['game.auction'], closed: [] },
  { name: 'stock-round', title: 'A stock round', roots: [`${SET}.stockRound`], closed: [] },
  { name: 'operating-round', title: 'An operating round', roots: [`${SET}.operatingRound`], closed: [COMPANY_TURN] },
  { name: 'company-turn', title: 'The turn of a railroad', roots: [COMPANY_TURN], closed: [] },
  { name: 'settlement', title: 'The settlement', roots: [`${SET}.settlement`], closed: [], direction: 'RIGHT' },
  { name: 'ending', title: 'The end of the game', roots: [`${SET}.endCheck`, 'game.ending'], closed: [] },
];

/** The pictures by the name of their file. */
export const statecharts = async (machine: AnyStateMachine = game): Promise<ReadonlyMap<string, string>> => {
  const pictures = new Map<string, string>();
  for (const { name, title, direction, ...scope } of PICTURES)
    pictures.set(`${name}.svg`, chartPicture(title, await layOutChart(chartGraph(machine, scope), direction)));
  return pictures;
};

/** Draws the pictures anew. */
export const writeStatecharts = async (): Promise<void> => {
  mkdirSync(STATECHART_FOLDER, { recursive: true });
  for (const [name, text] of await statecharts()) writeFileSync(new URL(name, STATECHART_FOLDER), text);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeStatecharts();

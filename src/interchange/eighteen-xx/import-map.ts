/** Reads what railroads do on the map: tiles, stations and routes. */
import type { DeclaredRoute } from '../../../spec/moves/move.ts';
import { quoted } from '../../fault.ts';
import { ok } from '../../result.ts';
import { isMarkedByChoice } from './copy-book.ts';
import type { Imported } from './import-action.ts';
import type { Read, Reading } from './import-names.ts';
import { actingRailroad, faultIn, hexNamed, privateNamed, railroadBehind } from './import-names.ts';
import { chained } from './route-legs.ts';
import type { GameAction } from './schema.ts';
import { hexOfCity, hexOfCopy, readTileCopy } from './tile-copies.ts';
import { readTrainCopy, trainName, whereIsTrain } from './train-copies.ts';

type ActionOf<T extends GameAction['type']> = Extract<GameAction, { type: T }>;

export const importLay = (reading: Reading, action: ActionOf<'lay_tile'>): Read<Imported> => {
  const { book, box, game } = reading;
  const card = action.entity_type === 'company' ? privateNamed(reading, 'entity', action.entity) : null;
  if (card !== null && !card.ok) return card;
  const railroad = card === null ? actingRailroad(reading, action) : railroadBehind(reading, card.value);
  if (!railroad.ok) return railroad;
  const hex = hexNamed(reading, 'hex', action.hex);
  if (!hex.ok) return hex;
  const copy = readTileCopy(action.tile, box);
  if (copy === null) return faultIn(reading, 'tile', 'unknown-name', `no tile ${quoted(action.tile)} in the box`);
  const lies = hexOfCopy(book.tiles, game.board, box, copy);
  if (lies !== null) return faultIn(reading, 'tile', 'tile-elsewhere', `${action.tile} lies on ${lies}`, 'TRACK-04');
  const laid = { railroad: railroad.value, hex: hex.value, tile: copy.tile, rotation: action.rotation };
  const marked = isMarkedByChoice(book, game.board, box, copy) ? { marked: true as const } : {};
  return ok({
    move:
      card === null
        ? { type: 'layTile', ...laid, ...marked }
        : { type: 'layPrivateTile', private: card.value, ...laid, ...marked },
    book: { ...book, tiles: [...book.tiles, { ...copy, hex: hex.value }] },
  });
};

export const importStation = (reading: Reading, action: ActionOf<'place_token'>): Read<Imported> => {
  const railroad = actingRailroad(reading, action);
  if (!railroad.ok) return railroad;
  const hex = hexOfCity(action.city, reading.book.tiles, reading.game.board, reading.box);
  if (hex === null)
    return faultIn(reading, 'city', 'city-elsewhere', `no city ${quoted(action.city)} on the map`, 'REPLAY-09');
  return ok({ move: { type: 'placeStation', railroad: railroad.value, hex }, book: reading.book });
};

export const importRun = (reading: Reading, action: ActionOf<'run_routes'>): Read<Imported> => {
  const railroad = actingRailroad(reading, action);
  if (!railroad.ok) return railroad;
  const routes: DeclaredRoute[] = [];
  const running = new Set<string>();
  for (const [index, route] of action.routes.entries()) {
    const key = `routes[${index}]`;
    const copy = readTrainCopy(route.train, reading.box);
    if (copy === null || whereIsTrain(reading.book.trains, copy) !== railroad.value) {
      const message = `${railroad.value} has no train ${quoted(route.train)}`;
      return faultIn(reading, `${key}.train`, 'train-elsewhere', message, 'ROUTE-01');
    }
    if (running.has(trainName(copy)))
      return faultIn(reading, `${key}.train`, 'train-twice', `${trainName(copy)} runs twice`, 'ROUTE-01');
    running.add(trainName(copy));
    for (const [leg, hexes] of route.connections.entries())
      for (const [step, name] of hexes.entries()) {
        const hex = hexNamed(reading, `${key}.connections[${leg}][${step}]`, name);
        if (!hex.ok) return hex;
      }
    routes.push({ train: copy.train, legs: chained(route.connections) });
  }
  return ok({
    move: { type: 'runTrains', railroad: railroad.value, routes },
    book: reading.book,
    recorded: {
      revenues: action.routes.map(({ revenue }) => revenue ?? null),
      extraRevenue: action.extra_revenue ?? 0,
    },
  });
};

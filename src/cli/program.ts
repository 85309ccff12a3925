/** The commands and their options. Each command is loaded when it is called. */
import { createRequire } from 'node:module';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { ProfileId } from '../../spec/vocabulary.ts';
import { PROFILES } from '../../spec/vocabulary.ts';
import type { Lang } from '../documents/texts/languages.ts';
import { LANGS } from '../documents/texts/languages.ts';
import { BAD_INPUT, badUsage, FINE } from './exit.ts';
import type { Io } from './io.ts';

const require = createRequire(import.meta.url);
const version = (): string => {
  for (const place of ['../../package.json', '../../../package.json'])
    try {
      const { name, version: found } = require(place) as { name: string; version: string };
      if (name === 'royal-gorge') return found;
    } catch {
      // Built and unbuilt files lie at different depths.
    }
  return 'unknown';
};

const whole = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('expected a whole number');
  return Number(text);
};

const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

/** The number of an action: automatic actions have none of their own. */
const actionNumber = (text: string): number => {
  if (/^\d+\.\d+$/.test(text))
    throw new InvalidArgumentError(
      'N counts the actions that count, undone ones left out; an automatic action such as 44.1 goes with the action that carries it (44)',
    );
  return whole(text);
};

const GAME = 'a game: a file (.json, .json.gz, or notation .rg), or - for standard input';
const GAME_OR_POSITION = `${GAME}; or a position as explain --position prints it`;

const profileOption = (flags: string, text: string): Option => new Option(flags, text).choices(PROFILES);

const langOption = (): Option =>
  new Option('--lang <language>', 'language of rules and verdicts').choices(LANGS).default('en');

/** Runs the command line and gives the exit code. */
export const run = async (argv: readonly string[], io: Io): Promise<number> => {
  if (argv.length === 0) return badUsage(io, 'no command; royal-gorge --help lists them');
  let code = FINE;
  const program = new Command('royal-gorge')
    .description('The executable, formally checked rulebook of 18 Royal Gorge.')
    .version(version())
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      outputError: (text, write) => write(`${oneLine(text).replace(/^error: /, 'royal-gorge: ')}\n`),
    })
    .showHelpAfterError(false);

  program
    .command('replay')
    .argument('<game>', GAME)
    .description('replays a recorded game and prints who is worth what')
    .addOption(profileOption('--profile <profile>', 'whose reading of the rules is played (default: that of the file)'))
    .addOption(profileOption('--judge <profile>', 'judges each move under another profile as well'))
    .option('--follow', 'lists moves that break rules and goes on with what the record says')
    .option('--at <n>', 'stops after action n', actionNumber)
    .option('--trace <file>', 'writes one JSON record a line (- = standard output)')
    .option('--journal', 'prints what every move caused, with its rules')
    .addOption(langOption())
    .option('--chart <file>', 'draws the share prices as SVG (- = standard output)')
    .option('--json', 'prints the result as JSON')
    .addHelpText('after', '\nExample:\n  royal-gorge replay game.json --follow --trace trace.jsonl')
    .action(async (game: string, options: { lang: Lang }) => {
      const { replayCommand } = await import('./commands/replay.ts');
      code = replayCommand(io, game, options);
    });

  program
    .command('explain')
    .argument('<game>', GAME_OR_POSITION)
    .description('tells whether a move is legal and by which rules, or where the game stands')
    .option('--at <n>', 'after action n (0 = the start): the move made next is explained', actionNumber)
    .option('--move <move>', 'explains this move instead: JSON, or notation such as "A sells 2 KP"')
    .option('--status', 'tells where the game stands: who has to act, what ends it, who owes what')
    .option('--position', 'prints the position in one word, which other commands read in place of a game')
    .addOption(profileOption('--profile <profile>', 'whose reading judges (default: that of the file)'))
    .addOption(langOption())
    .option('--json', 'prints everything as JSON')
    .addHelpText('after', '\nExample:\n  royal-gorge explain game.json --at 40 --move "A sells 3 KP"')
    .action(async (game: string, options: { at?: number; lang: Lang }) => {
      const { explainCommand } = await import('./commands/explain.ts');
      code = explainCommand(io, game, options);
    });

  program
    .command('compare')
    .argument('<game>', GAME)
    .description('finds the moves of a game that profiles judge differently, and the rulings behind it')
    .option('--profiles <list>', `profiles, separated by commas (default: ${PROFILES.join(',')})`)
    .addOption(langOption())
    .option('--json', 'prints the differences as JSON')
    .addHelpText('after', '\nExample:\n  royal-gorge compare game.json --profiles bga,18xx-games')
    .action(async (game: string, options: { lang: Lang }) => {
      const { compareCommand } = await import('./commands/compare.ts');
      code = compareCommand(io, game, options);
    });

  program
    .command('rules')
    .argument(
      '[id...]',
      'ids of rules (SR-SELL-06), the beginning of ids (SR-SELL), or names of rulings (metal-pool-limit)',
    )
    .description('reads the rulebook; with ids also what stands behind each rule, and an example that runs')
    .option('--chapter <chapter>', 'only rules of this chapter')
    .option('--search <text>', 'only rules whose text has these words, in any language')
    .option('--open', 'lists the questions that no source decides')
    .addOption(langOption())
    .option('--json', 'prints the rules as JSON')
    .addHelpText('after', '\nExample:\n  royal-gorge rules --search "president’s sale"')
    .action(async (ids: string[], options: { lang: Lang }) => {
      const { rulesCommand } = await import('./commands/rules.ts');
      code = rulesCommand(io, ids, options);
    });

  program
    .command('legal')
    .argument('<game>', GAME_OR_POSITION)
    .description('lists the legal moves at a position of a recorded game')
    .option('--at <n>', 'after action n (0 = the start)', actionNumber)
    .addOption(profileOption('--profile <profile>', 'whose reading of the rules is played'))
    .addOption(langOption())
    .option('--json', 'prints the moves as JSON')
    .addHelpText('after', '\nExample:\n  royal-gorge legal game.json --at 40')
    .action(async (game: string, options: { at?: number; lang: Lang }) => {
      const { legalCommand } = await import('./commands/legal.ts');
      code = legalCommand(io, game, options);
    });

  program
    .command('map')
    .argument('<game>', GAME_OR_POSITION)
    .description('draws the map at a position of a recorded game as SVG')
    .option('--at <n>', 'after action n (0 = the start)', actionNumber)
    .option('--out <file>', 'where the picture goes (- = standard output)', '-')
    .option('--routes', 'draws the routes of the last run')
    .addOption(profileOption('--profile <profile>', 'whose reading of the rules is played'))
    .addHelpText('after', '\nExample:\n  royal-gorge map game.json --at 120 --routes --out map.svg')
    .action(async (game: string, options: { at?: number; out: string }) => {
      const { mapCommand } = await import('./commands/map.ts');
      code = mapCommand(io, game, options);
    });

  program
    .command('market')
    .argument('<game>', GAME_OR_POSITION)
    .description('draws the share-price row at a position of a recorded game as SVG')
    .option('--at <n>', 'after action n (0 = the start)', actionNumber)
    .option('--out <file>', 'where the picture goes (- = standard output)', '-')
    .addOption(profileOption('--profile <profile>', 'whose reading of the rules is played'))
    .addHelpText('after', '\nExample:\n  royal-gorge market game.json --at 120 --out market.svg')
    .action(async (game: string, options: { at?: number; out: string }) => {
      const { marketCommand } = await import('./commands/market.ts');
      code = marketCommand(io, game, options);
    });

  program
    .command('convert')
    .argument('<game>', GAME)
    .description('turns a game file into another format: a record of 18xx.games, our own, or notation that people read')
    .addOption(
      new Option('--to <format>', 'what it becomes')
        .choices(['native', '18xx.games', 'notation'])
        .makeOptionMandatory(),
    )
    .option('--out <file>', 'where the file goes (- = standard output)', '-')
    .addOption(profileOption('--profile <profile>', 'whose reading of the rules is played (default: that of the file)'))
    .addHelpText('after', '\nExample:\n  royal-gorge convert record.json --to native --out game.json')
    .action(
      async (game: string, options: { to: 'native' | '18xx.games' | 'notation'; out: string; profile?: ProfileId }) => {
        const { convertCommand } = await import('./commands/convert.ts');
        code = convertCommand(io, game, options);
      },
    );

  program
    .command('play')
    .description('plays a random complete game; the same seed gives the same game')
    .addOption(
      new Option('--players <n>', 'how many play')
        .choices(['2', '3', '4'])
        .default(3)
        .argParser((text) => {
          if (!/^[234]$/.test(text)) throw new InvalidArgumentError('Allowed choices are 2, 3, 4.');
          return Number(text);
        }),
    )
    .option('--seed <n>', 'whole number from which everything is drawn', whole, 1)
    .addOption(profileOption('--profile <profile>', 'whose reading of the rules is played').default('bga'))
    .option('--out <file>', 'writes the game in our own format (- = standard output)')
    .option('--json', 'prints the result as JSON')
    .addHelpText('after', '\nExample:\n  royal-gorge play --players 4 --seed 7 --profile summary --out game.json')
    .action(async (options: { players: 2 | 3 | 4; seed: number; profile: 'bga' | 'summary' | '18xx-games' }) => {
      const { playCommand } = await import('./commands/play.ts');
      code = playCommand(io, options);
    });

  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? FINE : BAD_INPUT;
    throw error;
  }
};

/** The commands and their options. Each command is loaded when it is called. */
import { createRequire } from 'node:module';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { PROFILES } from '../../spec/vocabulary.ts';
import { BAD_INPUT, FINE } from './exit.ts';
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

const profileOption = (flags: string, text: string): Option => new Option(flags, text).choices(PROFILES);

/** Runs the command line and gives the exit code. */
export const run = async (argv: readonly string[], io: Io): Promise<number> => {
  let code = FINE;
  const program = new Command('royal-gorge')
    .description('The executable, formally checked rulebook of 18 Royal Gorge.')
    .version(version())
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      outputError: (text, write) => write(text.replace(/^error: /, 'royal-gorge: ')),
    })
    .showHelpAfterError(false);

  program
    .command('replay')
    .argument('<game>', 'a game file (.json or .json.gz), or - for standard input')
    .description('replays a recorded game and prints who is worth what')
    .addOption(profileOption('--profile <profile>', 'whose reading of the rules is played (default: that of the file)'))
    .addOption(profileOption('--judge <profile>', 'judges each move under another profile as well'))
    .option('--follow', 'lists moves that break rules and goes on with what the record says')
    .option('--at <n>', 'stops after action n', whole)
    .option('--trace <file>', 'writes one JSON record a line (- = standard output)')
    .option('--json', 'prints the result as JSON')
    .addHelpText('after', '\nExample:\n  royal-gorge replay game.json --follow --trace trace.jsonl')
    .action(async (game: string, options: object) => {
      const { replayCommand } = await import('./commands/replay.ts');
      code = replayCommand(io, game, options);
    });

  program
    .command('rules')
    .argument('[id...]', 'ids of rules, such as SR-SELL-06')
    .description('reads the rulebook')
    .option('--chapter <chapter>', 'only rules of this chapter')
    .option('--search <text>', 'only rules whose text has these words')
    .option('--json', 'prints the rules as JSON')
    .addHelpText('after', '\nExample:\n  royal-gorge rules --search "president’s sale"')
    .action(async (ids: string[], options: object) => {
      const { rulesCommand } = await import('./commands/rules.ts');
      code = rulesCommand(io, ids, options);
    });

  program
    .command('legal')
    .argument('<game>', 'a game file (.json or .json.gz), or - for standard input')
    .description('lists the legal moves at a position of a recorded game')
    .requiredOption('--at <n>', 'after action n (0 = the start)', whole)
    .addOption(profileOption('--profile <profile>', 'whose reading of the rules is played'))
    .option('--json', 'prints the moves as JSON')
    .addHelpText('after', '\nExample:\n  royal-gorge legal game.json --at 40')
    .action(async (game: string, options: { at: number }) => {
      const { legalCommand } = await import('./commands/legal.ts');
      code = legalCommand(io, game, options);
    });

  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? FINE : BAD_INPUT;
    throw error;
  }
};

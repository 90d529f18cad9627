import { parseArgs } from 'node:util';
import { didYouMean } from '@underhall/language';
import { type AdminCommand, type CommandInput, CommandRefused } from '@underhall/server';
import { usageOf } from './help.ts';

export type ParsedCommand = { readonly input: CommandInput; readonly reason: string; readonly isJson: boolean };

/** Throws CommandRefused if there is no such command, and names the most similar one. */
export function findCommand(name: string, commands: readonly AdminCommand[]): AdminCommand {
  const command = commands.find((each) => each.name === name);
  if (command) return command;
  const hint = didYouMean(
    name,
    commands.map((each) => each.name),
  );
  throw new CommandRefused(`There is no command "${name}".${hint} "npm run admin" lists all commands.`);
}

/** Throws CommandRefused with the syntax of the command if the words do not match it. */
export function parseCommand(command: AdminCommand, words: readonly string[]): ParsedCommand {
  const options = command.options ?? [];
  const known = {
    ...Object.fromEntries(
      options.map(({ name, valueName }) => [name, { type: valueName ? 'string' : 'boolean' } as const]),
    ),
    reason: { type: 'string' } as const,
    json: { type: 'boolean' } as const,
  };
  const { values: all, positionals } = parseOptions(command, words, known);
  const { reason = '', json, ...values } = all;
  return {
    input: { ...values, ...placeArguments(command, positionals) } as CommandInput,
    reason: String(reason),
    isJson: json === true,
  };
}

type KnownOptions = Record<string, { readonly type: 'string' | 'boolean' }>;

function parseOptions(command: AdminCommand, words: readonly string[], options: KnownOptions) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (failure) {
    const [, option] = /option '--?([\w-]+)/.exec((failure as Error).message) ?? [];
    const hint = option === undefined || option in options ? '' : didYouMean(option, Object.keys(options));
    const what =
      option === undefined || option in options
        ? (failure as Error).message
        : `${command.name} has no option --${option}.`;
    throw new CommandRefused(`${what}${hint}\n${usageOf(command)}`);
  }
}

/** Assigns the words to the arguments. If there is only one argument, it gets all words. */
function placeArguments(command: AdminCommand, words: readonly string[]): CommandInput {
  const { name, args = [] } = command;
  const placed = args.length === 1 && words.length > 1 ? [words.join(' ')] : words;
  const missing = args[placed.length];
  if (missing && !missing.isOptional)
    throw new CommandRefused(`${name} needs ${missing.name.toUpperCase()}: ${missing.about}.\n${usageOf(command)}`);
  if (placed.length > args.length)
    throw new CommandRefused(
      `${name} takes ${args.length === 0 ? 'no arguments' : `at most ${args.length}`}, but "${placed[args.length]}" is one more. Put a name of several words in quotation marks.\n${usageOf(command)}`,
    );
  return Object.fromEntries(
    args.flatMap((argument, at) => (placed[at] === undefined ? [] : [[argument.name, placed[at]]])),
  );
}

import type { AdminCommand } from '@underhall/server';

export function usageOf({ name, args = [], options = [], kind }: AdminCommand): string {
  const places = args.map(({ name: argument, isOptional }) => (isOptional ? `[${argument}]` : argument.toUpperCase()));
  const own = options.map(({ name: option, valueName }) => `[--${option}${valueName ? ` ${valueName}` : ''}]`);
  return ['npm run admin --', name, ...places, ...own, ...(kind === 'change' ? ['--reason "..."'] : [])].join(' ');
}

export function listCommands(commands: readonly AdminCommand[]): readonly string[] {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  const line = ({ name, summary }: AdminCommand): string => `  ${name.padEnd(width)}${summary}`;
  const linesOf = (kind: AdminCommand['kind']) => commands.filter((command) => command.kind === kind).map(line);
  return [
    'npm run admin -- COMMAND ...   shows or changes the game and its players, also while it runs',
    '',
    'Commands that show something:',
    ...linesOf('look'),
    '',
    'Commands that change something and need --reason "...":',
    ...linesOf('change'),
    '',
    '"npm run admin help find" describes one command. --json prints the result for programs.',
    'Every command is logged with its reason, in a log that nobody can change.',
  ];
}

export function describeCommand(command: AdminCommand): readonly string[] {
  const { summary, details = [], args = [], options = [], example, kind } = command;
  const row = (name: string, about: string): string => `  ${name.padEnd(18)}${about}`;
  return [
    usageOf(command),
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    ...details,
    '',
    ...args.map(({ name, about }) => row(name, about)),
    ...options.map(({ name, valueName, about }) => row(`--${name}${valueName ? ` ${valueName}` : ''}`, about)),
    ...(kind === 'change'
      ? [row('--reason "..."', 'the reason; name no player in it, because it is stored forever')]
      : []),
    row('--json', 'prints the result as JSON'),
    '',
    `Example: npm run admin -- ${example}`,
  ];
}

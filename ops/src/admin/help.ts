import type { Deed } from '@underhall/server';

/** The way to write a deed: its name, its words and its options. */
export function usageOf({ name, takes = [], options = [], kind }: Deed): string {
  const words = takes.map(({ name: word, isOptional }) => (isOptional ? `[${word}]` : word.toUpperCase()));
  const own = options.map(({ name: option, takes: value }) => `[--${option}${value ? ` ${value}` : ''}]`);
  return ['npm run admin --', name, ...words, ...own, ...(kind === 'change' ? ['--reason "..."'] : [])].join(' ');
}

/** The list of all deeds. */
export function helpOfAll(deeds: readonly Deed[]): readonly string[] {
  const line = ({ name, does }: Deed): string => `  ${name.padEnd(16)}${does}`;
  const of = (kind: Deed['kind']) => deeds.filter((deed) => deed.kind === kind).map(line);
  return [
    'npm run admin -- DEED ...   looks at the game and its players, or changes something of theirs, also while it runs',
    '',
    'To look:',
    ...of('look'),
    '',
    'To change something, which wants --reason "...":',
    ...of('change'),
    '',
    '"npm run admin help find" tells more of one. --json answers for programs.',
    'All that is asked for here is written down with its reason, in a log that nobody can change.',
  ];
}

/** The help of one deed. */
export function helpOfOne(deed: Deed): readonly string[] {
  const { does, more = [], takes = [], options = [], example, kind } = deed;
  const row = (name: string, about: string): string => `  ${name.padEnd(18)}${about}`;
  return [
    usageOf(deed),
    '',
    `${does.charAt(0).toUpperCase()}${does.slice(1)}.`,
    ...more,
    '',
    ...takes.map(({ name, about }) => row(name, about)),
    ...options.map(({ name, takes: value, about }) => row(`--${name}${value ? ` ${value}` : ''}`, about)),
    ...(kind === 'change'
      ? [row('--reason "..."', 'why it is done; name no player in it, for it stays for ever')]
      : []),
    row('--json', 'the answer as JSON, for programs'),
    '',
    `For instance: npm run admin -- ${example}`,
  ];
}

import { type Command, spoken } from './command.ts';

/** The last commands of a player and what came of them, for messages. Changed in place. */
export type Latest = { readonly entries: { turn: number; command: Command; answer: string }[]; next: number };

const kept = 24;

export const noneYet = (): Latest => ({ entries: [], next: 0 });

export function remember(latest: Latest, turn: number, command: Command, answer: string): void {
  const entry = { turn, command, answer };
  if (latest.entries.length < kept) latest.entries.push(entry);
  else latest.entries[latest.next] = entry;
  latest.next = (latest.next + 1) % kept;
}

/** In lines, the oldest first. */
export function tellLatest({ entries, next }: Latest): readonly string[] {
  const inOrder = entries.length < kept ? entries : [...entries.slice(next), ...entries.slice(0, next)];
  return inOrder.map(({ turn, command, answer }) => `turn ${turn}: ${spoken(command)} -> ${answer}`);
}

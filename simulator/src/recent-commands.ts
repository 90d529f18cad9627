import { type Command, describeCommand } from './command.ts';

/** A ring buffer with the last commands of a player and their results, for messages. Mutable. */
export type RecentCommands = { readonly entries: { turn: number; command: Command; answer: string }[]; next: number };

const capacity = 24;

export const newRecentCommands = (): RecentCommands => ({ entries: [], next: 0 });

export function rememberCommand(recent: RecentCommands, turn: number, command: Command, answer: string): void {
  const entry = { turn, command, answer };
  if (recent.entries.length < capacity) recent.entries.push(entry);
  else recent.entries[recent.next] = entry;
  recent.next = (recent.next + 1) % capacity;
}

/** One line per command, oldest first. */
export function describeRecentCommands({ entries, next }: RecentCommands): readonly string[] {
  const inOrder = entries.length < capacity ? entries : [...entries.slice(next), ...entries.slice(0, next)];
  return inOrder.map(({ turn, command, answer }) => `turn ${turn}: ${describeCommand(command)} -> ${answer}`);
}

import type { Message } from '@underhall/contract';
import { browserStorage } from '../api/storage.ts';
import { newestOf } from './messages-state.ts';

/** The lists of the messages, by the names of their tabs. */
export const lists = ['Messages', 'Recently'] as const;
export type ListName = (typeof lists)[number];

const keyOf = (reader: number, list: ListName) => `messages-seen-${reader}-${list}`;

/** Returns the moment of the newest message that this reader has had in sight in a list; nothing if there was none. */
export const seenOf = (reader: number, list: ListName): string => browserStorage.getItem(keyOf(reader, list)) ?? '';

/** Notes that a list, as it is, was in sight. */
export function noteSeen(reader: number, list: ListName, messages: readonly Message[]): void {
  const newest = newestOf(messages)?.date ?? '';
  if (newest > seenOf(reader, list)) browserStorage.setItem(keyOf(reader, list), newest);
}

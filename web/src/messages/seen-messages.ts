import type { Message } from '@underhall/contract';
import { browserStorage } from '../api/storage.ts';
import { newestIn } from './messages-state.ts';

export const lists = ['Messages', 'Recently'] as const;
export type ListName = (typeof lists)[number];

const keyOf = (reader: number, list: ListName) => `messages-seen-${reader}-${list}`;

/** Date of the newest message that the reader has seen in the list, or an empty string. */
export const seenOf = (reader: number, list: ListName): string => browserStorage.getItem(keyOf(reader, list)) ?? '';

export function recordSeen(reader: number, list: ListName, messages: readonly Message[]): void {
  const newest = newestIn(messages)?.date ?? '';
  if (newest > seenOf(reader, list)) browserStorage.setItem(keyOf(reader, list), newest);
}

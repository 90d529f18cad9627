import { type JournalPage, type JournalEntry as OnTheWire, productDateTime } from '@underhall/contract';
import { escapeHtml } from '../wording/markup.ts';
import type { JournalEntry } from './journal-store.ts';

/** Entries of a page. */
export const pageSize = 10;

/** A page of a journal of so many entries. Pages count from 0. */
export function presentPage(entries: readonly JournalEntry[], page: number, count: number): JournalPage {
  const pageCount = Math.ceil(count / pageSize);
  return {
    isSuccess: true,
    entries: entries.map(presentEntry),
    page,
    pageCount,
    ...(page > 0 && { previous: page - 1 }),
    ...(page < pageCount - 1 && { next: page + 1 }),
  };
}

export function presentEntry({ id, title, html, areaName, image, at, tags }: JournalEntry): OnTheWire {
  const dateTime = at.toISOString();
  return {
    id,
    eventName: escapeHtml(title),
    areaName: escapeHtml(areaName),
    [productDateTime]: dateTime,
    dateTime,
    playerMessage: html,
    image,
    tags: [...tags],
  };
}

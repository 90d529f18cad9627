import { type JournalPage, type JournalEntry as OnTheWire, productDateTime } from '@underhall/contract';
import { escapeHtml } from '../wording/markup.ts';
import type { JournalEntry } from './journal-store.ts';
import { withMarkTags } from './mark-found.ts';

export const pageSize = 10;

/** A page of a journal, or of search results. Page numbers start at 0. */
export function presentPage(
  entries: readonly JournalEntry[],
  page: number,
  count: number,
  isSearch = false,
): JournalPage {
  const pageCount = Math.ceil(count / pageSize);
  return {
    isSuccess: true,
    entries: entries.map(presentEntry),
    page,
    pageCount,
    ...(isSearch && { foundCount: count }),
    ...(page > 0 && { previous: page - 1 }),
    ...(page < pageCount - 1 && { next: page + 1 }),
  };
}

export function presentEntry(entry: JournalEntry): OnTheWire {
  const { id, image, at, tags } = entry;
  const { title, areaName, html } = entry.found ?? entry;
  const marked = entry.found ? withMarkTags : (markup: string) => markup;
  const dateTime = at.toISOString();
  return {
    id,
    eventName: marked(escapeHtml(title)),
    areaName: marked(escapeHtml(areaName)),
    [productDateTime]: dateTime,
    dateTime,
    playerMessage: marked(html),
    image,
    tags: [...tags],
  };
}

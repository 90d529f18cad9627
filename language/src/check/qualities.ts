import { type SlotKey, slotOfCategory } from '@underhall/engine';
import type { WrittenQuality } from '../meaning/quality.ts';
import type { Span } from '../syntax/block.ts';

/** Something a quality shows by its level: entries that count from a level on, in the order they are written. */
type EntriesByLevel = {
  readonly fact: string;
  /** The word for one entry of it. */
  readonly what: string;
  readonly entries: readonly { readonly from: number; readonly at?: Span }[];
};

/** The entries of a quality by level: its stages, its pictures, its texts, and each of its lists of texts. */
export function entriesByLevel({
  facts: { stages, pictures, told, text = [] },
  milestones,
}: WrittenQuality): readonly EntriesByLevel[] {
  const lists = new Map<string, { readonly from: number; readonly at: Span }[]>();
  for (const { list, from, text: words } of text) {
    const entry = { from, at: words.at };
    const others = lists.get(list);
    if (others) others.push(entry);
    else lists.set(list, [entry]);
  }
  const marked = milestones.flatMap(({ heading, block }) =>
    heading ? [{ from: heading.from, at: block.heading.at }] : [],
  );
  return [
    ...(stages ? [{ fact: 'stages', what: 'stage', entries: stages }] : []),
    ...(pictures ? [{ fact: 'pictures', what: 'picture', entries: pictures }] : []),
    ...(told
      ? [{ fact: 'told', what: 'told', entries: told.map(({ from, text }) => ({ from, at: text.words.at })) }]
      : []),
    ...(marked.length > 0 ? [{ fact: 'milestone', what: 'milestone', entries: marked }] : []),
    ...[...lists].map(([list, entries]) => ({ fact: 'text', what: `text: ${list}`, entries })),
  ];
}

/** The slot a thing is worn in: its own, or the one its category is. */
export const slotOf = ({ facts }: Pick<WrittenQuality, 'facts'>): SlotKey | undefined =>
  facts.slot ?? slotOfCategory(facts.category);

/** True if the number of a thing is fixed by its author: something elsewhere may know it, give it or lead to it. */
export const isPinned = ({ facts }: { readonly facts: { readonly id?: number | undefined } }): boolean =>
  facts.id !== undefined;

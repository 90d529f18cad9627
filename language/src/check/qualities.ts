import { type SlotKey, slotOfCategory } from '@underhall/engine';
import type { WrittenQuality } from '../meaning/quality.ts';
import type { WrittenText } from '../meaning/written-text.ts';
import type { Span } from '../syntax/block.ts';

/** Texts or pictures of a quality by level, in the order of the source. Each applies from its level on. */
type EntriesByLevel = {
  readonly fact: string;
  readonly what: string;
  readonly entries: readonly { readonly from: number; readonly at?: Span }[];
};

export function entriesByLevel({
  facts: { stages, pictures, told, text = [], ...lead },
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
    ...levelTexts('told', told),
    ...levelTexts('next step', lead['next step']),
    ...names('place', lead.place),
    ...names('waits for', lead['waits for']),
    ...(marked.length > 0 ? [{ fact: 'milestone', what: 'milestone', entries: marked }] : []),
    ...[...lists].map(([list, entries]) => ({ fact: 'text', what: `text: ${list}`, entries })),
  ];
}

const levelTexts = (
  fact: string,
  entries: readonly { readonly from: number; readonly text: WrittenText }[] | undefined,
): readonly EntriesByLevel[] =>
  entries ? [{ fact, what: fact, entries: entries.map(({ from, text }) => ({ from, at: text.words.at })) }] : [];

const names = (fact: string, entries: EntriesByLevel['entries'] | undefined): readonly EntriesByLevel[] =>
  entries ? [{ fact, what: fact, entries }] : [];

/** Slot in which a thing is worn: the thing's own, or that of its category. */
export const slotOf = ({ facts }: Pick<WrittenQuality, 'facts'>): SlotKey | undefined =>
  facts.slot ?? slotOfCategory(facts.category);

/** True if the author pinned the number. Then program code may give the thing or lead to it. */
export const isPinned = ({ facts }: { readonly facts: { readonly id?: number | undefined } }): boolean =>
  facts.id !== undefined;

import type { Storylet } from '../story/storylet.ts';

const urgencies = { must: 0, high: 1, normal: 2 } as const;

/** The urgent first, then as the author wants it. */
export const byListOrder = (a: Storylet, b: Storylet): number =>
  urgencies[a.urgency] - urgencies[b.urgency] || a.order - b.order || a.id - b.id;

/** Lists that are in order already, as one. */
export function inListOrder(lists: readonly (readonly Storylet[])[]): readonly Storylet[] {
  const [first = [], ...more] = lists.filter(({ length }) => length > 0);
  return more.length === 0 ? first : [first, ...more].flat().sort(byListOrder);
}

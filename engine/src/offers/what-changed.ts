import type { Character } from '../character.ts';
import { changedLevels } from '../qualities/changed-levels.ts';
import type { QualityId, StoryletId, World } from '../world.ts';

/** What requirements may look at, of a character and of the world around it. */
export type Known = { readonly character: Character; readonly world: World };

/** Qualities whose levels may be others now, and storylets met or unmet since. */
export type WhatChanged = { readonly qualities: ReadonlySet<QualityId>; readonly met: readonly StoryletId[] };

/** Compares two states of a character: it need not be told what happened between them. */
export function whatChanged(before: Known, after: Known): WhatChanged {
  const qualities = new Set(changedLevels(before.character.qualities, after.character.qualities));
  for (const quality of changedLevels(before.world.shared, after.world.shared)) qualities.add(quality);
  if (before.character.worn !== after.character.worn) {
    for (const { character, world } of [before, after]) {
      for (const quality of enhancedBy(character, world)) qualities.add(quality);
    }
  }
  return { qualities, met: onlyInOne(before.character.met, after.character.met) };
}

const enhancedBy = ({ worn }: Character, world: World): readonly QualityId[] =>
  Object.values(worn).flatMap((item) => world.qualities.get(item)?.enhancements?.map(({ quality }) => quality) ?? []);

/** What stands in only one of two sorted lists. */
function onlyInOne(before: readonly number[], after: readonly number[]): readonly number[] {
  const alone: number[] = [];
  let [b, a] = [0, 0];
  while (before !== after && (b < before.length || a < after.length)) {
    const was = before[b] ?? Number.POSITIVE_INFINITY;
    const is = after[a] ?? Number.POSITIVE_INFINITY;
    if (was !== is) alone.push(Math.min(was, is));
    if (was <= is) b++;
    if (is <= was) a++;
  }
  return alone;
}

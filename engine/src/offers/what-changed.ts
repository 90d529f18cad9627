import type { Character } from '../character.ts';
import type { QualityId, StoryletId } from '../ids.ts';
import { changedLevels } from '../qualities/changed-levels.ts';
import { effectiveLevel } from '../qualities/effective-level.ts';
import type { World } from '../world.ts';

/** What requirements may look at, of a character and of the world around it. */
export type Known = { readonly character: Character; readonly world: World };

/** Qualities whose levels may be others now, with the effective levels they have; and storylets met or unmet since. */
export type WhatChanged = {
  readonly levels: readonly (readonly [quality: QualityId, level: number])[];
  readonly met: readonly StoryletId[];
};

/** Compares two states of a character: it need not be told what happened between them. */
export function whatChanged(before: Known, after: Known): WhatChanged {
  const changed = [
    ...changedLevels(before.character.qualities, after.character.qualities),
    ...changedLevels(before.world.shared, after.world.shared),
    ...(before.character.worn === after.character.worn ? [] : [...enhancedIn(before), ...enhancedIn(after)]),
  ];
  return {
    levels: changed.map((quality) => [quality, effectiveLevel(quality, after.character, after.world)]),
    met: onlyInOne(before.character.met, after.character.met),
  };
}

const enhancedIn = ({ character, world }: Known): readonly QualityId[] =>
  Object.values(character.worn).flatMap(
    (item) => world.qualities.get(item)?.enhancements?.map(({ quality }) => quality) ?? [],
  );

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

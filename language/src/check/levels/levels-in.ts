import type { WrittenWorld } from '../../meaning/read-world.ts';
import { memoize } from '../memoize.ts';
import type { SingleRequirement } from '../requirements-in.ts';
import { givenIn, levelSourcesIn } from './level-sources-in.ts';
import { type Levels, mayBeIn, nothingYet, takeIn } from './levels.ts';
import { movementsIn } from './movement.ts';
import { rangeRequired } from './range.ts';

/** The levels of each quality of the world that anybody may come to have, whatever it takes to get there. */
export const levelsIn = memoize((world): ReadonlyMap<string, Levels> => {
  const levels = new Map(world.qualities.map(({ block }) => [block.heading.text, nothingYet()]));
  for (const { quality, levels: given } of levelSourcesIn(world)) {
    const known = levels.get(quality);
    if (known) takeIn(known, given);
  }
  return levels;
});

/** True if a requirement may ever hold for anybody. An unknown name is another check's business. */
export function canEverHold(asked: SingleRequirement, world: WrittenWorld): boolean {
  if (asked.kind === 'met') return true;
  const levels = levelsIn(world).get(asked.quality.name);
  const movement = movementsIn(world).get(asked.quality.name);
  return !levels || !movement || mayBeIn(rangeRequired(asked), levels, movement);
}

/** True if anything at all gives the quality, or adds to it. */
export const isEverGiven = (name: string, world: WrittenWorld): boolean =>
  givenIn(world).has(name) || (movementsIn(world).get(name)?.bonus ?? 0) > 0;

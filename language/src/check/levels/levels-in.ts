import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { SingleRequirement } from '../asked-in.ts';
import { once } from '../once.ts';
import { givenIn, givesIn } from './gives-in.ts';
import { type Levels, mayBeIn, nothingYet, takeIn } from './levels.ts';
import { movementsIn } from './movement.ts';
import { rangeAsked } from './range.ts';

/** Which levels anybody may come to have, whatever it takes to get there: of each quality that the world has. */
export const levelsIn = once((world): ReadonlyMap<string, Levels> => {
  const levels = new Map(world.qualities.map(({ block }) => [block.heading.text, nothingYet()]));
  for (const { quality, levels: given } of givesIn(world)) {
    const known = levels.get(quality);
    if (known) takeIn(known, given);
  }
  return levels;
});

/** May a requirement hold for anybody, ever? What is not known is another check's business. */
export function canEverHold(asked: SingleRequirement, world: WrittenWorld): boolean {
  if (asked.kind === 'met') return true;
  const levels = levelsIn(world).get(asked.quality.name);
  const movement = movementsIn(world).get(asked.quality.name);
  return !levels || !movement || mayBeIn(rangeAsked(asked), levels, movement);
}

/** Is there anything at all that gives the quality, or adds to it? */
export const isEverGiven = (name: string, world: WrittenWorld): boolean =>
  givenIn(world).has(name) || (movementsIn(world).get(name)?.bonus ?? 0) > 0;

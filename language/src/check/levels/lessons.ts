import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { BranchWritten } from '../../meaning/storylet.ts';
import { memoize } from '../memoize.ts';
import { type LevelSource, topsIn } from './level-sources.ts';

/** The levels that the challenges of a branch teach by themselves, and the menaces that rise with a failure. */
export function lessonsOf({ facts: { challenge = [] } }: BranchWritten, world: WrittenWorld): readonly LevelSource[] {
  const attributes = attributesIn(world);
  return challenge
    .filter(({ kind, quality }) => kind !== 'luck' && attributes.has(quality.name))
    .flatMap(({ quality }) => [quality.name, ...(attributes.get(quality.name) ?? [])])
    .map((name) => withoutEnd(name, world));
}

/** A quality that may be gained again and again. */
export const withoutEnd = (quality: string, world: WrittenWorld): LevelSource => ({
  quality,
  levels: { least: 0, most: topsIn(world).get(quality) ?? Number.POSITIVE_INFINITY },
  onlyIf: [],
});

/** The attributes, each with its menace if it has one. */
const attributesIn = memoize(
  ({ qualities }): ReadonlyMap<string, readonly string[]> =>
    new Map(
      qualities
        .filter(({ facts }) => facts.category === 'BasicAbility')
        .map(({ block, facts }) => [block.heading.text, facts.menace ? [facts.menace.name] : []]),
    ),
);

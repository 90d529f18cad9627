import { moveTarget, nextStorylet } from '../../meaning/outcome.ts';
import type { WrittenArea } from '../../meaning/places.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import { branchesOf, memoize, outcomesOf } from '../world-index.ts';

/** Names of things that something leads to, even if they cannot be reached. */
type LinkedNames = {
  readonly storylets: ReadonlySet<string>;
  readonly areas: ReadonlySet<string>;
  readonly settings: ReadonlySet<string>;
  readonly timed: ReadonlySet<string>;
  readonly acts: ReadonlySet<string>;
  readonly agents: ReadonlySet<string>;
  readonly lodgings: ReadonlySet<string>;
};

export const linkedNames = memoize((world): LinkedNames => {
  const outcomes = outcomesOf(world).map(({ facts }) => facts);
  const timed = world.timed.map(({ facts }) => facts);
  return {
    storylets: named(
      ...outcomes.map(nextStorylet),
      ...world.qualities.map(({ facts }) => facts.use),
      ...world.areas.map(({ facts }) => facts.gate),
      ...world.settings.map(({ facts }) => facts.then),
      ...world.acts.map(({ facts }) => facts.then),
      ...world.concerns.flatMap(({ plots }) => plots).map(({ facts }) => facts.report),
    ),
    areas: areasLedTo(world),
    settings: named(...outcomes.map((facts) => facts['change setting'])),
    timed: named(...[...outcomes, ...timed].flatMap(({ start = [] }) => start), ...timed.map(({ then }) => then)),
    acts: named(...branchesOf(world).map(({ facts }) => facts.act)),
    agents: named(...outcomes.map(({ engage }) => engage)),
    lodgings: named(...outcomes.map(({ lodge }) => lodge)),
  };
});

const named = (...all: readonly ({ readonly name: string } | undefined)[]): ReadonlySet<string> =>
  new Set(all.flatMap((each) => each?.name ?? []));

const areasLedTo = (world: WrittenWorld): ReadonlySet<string> =>
  new Set([
    ...world.packs.flatMap(({ facts }) => facts['start at']?.name ?? []),
    ...outcomesOf(world).flatMap(({ facts }) => moveTarget(facts) ?? []),
    ...world.settings.flatMap(({ facts }) => facts['start at']?.name ?? []),
    ...(hasMap(world) ? world.areas.filter(isOnMaps).map(({ block }) => block.heading.text) : []),
  ]);

const hasMap = ({ settings }: WrittenWorld): boolean => settings.some(({ facts }) => allowsTravel(facts));

export const allowsTravel = ({ travel = true, map = true }: WrittenWorld['settings'][number]['facts']): boolean =>
  travel && map;

/** True if players can travel to the area. Only stories lead to roots and into landmarks. */
export const isOnMaps = ({ facts }: WrittenArea): boolean =>
  !facts['by story'] && facts.type !== 'Root' && facts.type !== 'Landmark';

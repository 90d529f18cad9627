import { isOfAgents } from '@underhall/engine';
import type { WrittenOutcome } from '../../meaning/outcome.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { WrittenRequirement } from '../../meaning/requirement.ts';
import type { WrittenBranch } from '../../meaning/storylet.ts';
import { isPinned } from '../qualities.ts';
import { requirementsOf } from '../requirements-in.ts';
import { branchesOf, memoize, nameIn } from '../world-index.ts';
import { type LevelSource, levelSourcesOf, levelsFromChallenges, unlimitedSource } from './level-sources.ts';
import { anyLevel } from './levels.ts';

const givesByBranch = memoize((world): ReadonlyMap<WrittenBranch, readonly LevelSource[]> => {
  const gives = (branch: WrittenBranch) => {
    const requirements = requirementsOf(branch);
    return [
      ...levelsFromChallenges(branch, world),
      ...branch.outcomes.flatMap(({ facts }) => sourcesOfOutcome(facts, requirements, world)),
    ];
  };
  return new Map(branchesOf(world).map((branch) => [branch, gives(branch)]));
});

/** An outcome with requirements gives nothing before they can hold. */
function sourcesOfOutcome(
  facts: WrittenOutcome['facts'],
  required: readonly WrittenRequirement[],
  world: WrittenWorld,
): readonly LevelSource[] {
  const { when } = facts;
  if (!when) return levelSourcesOf(facts, required, world);
  const sources = levelSourcesOf(facts, [...required, ...when], world);
  return sources.map((source) => ({ ...source, onlyIf: [...when, ...source.onlyIf] }));
}

export const levelSourcesOfBranch = (branch: WrittenBranch, world: WrittenWorld): readonly LevelSource[] =>
  givesByBranch(world).get(branch) ?? [];

export const levelSourcesIn = memoize((world): readonly LevelSource[] => [
  ...startingLevels(world),
  ...[...givesByBranch(world).values()].flat(),
  ...world.timed.flatMap(({ facts }) => levelSourcesOf(facts, [], world)),
  ...world.acts.flatMap(({ sides }) => sides).flatMap(({ facts }) => levelSourcesOf(facts, [], world)),
  ...traded(world),
  ...boughtForFate(world),
]);

export const obtainableQualities = memoize((world): ReadonlySet<string> => {
  const givenNames = new Set<string>();
  for (const { quality } of levelSourcesIn(world)) givenNames.add(quality);
  return givenNames;
});

const boughtForFate = ({ storeItems }: WrittenWorld): readonly LevelSource[] =>
  storeItems.flatMap(({ facts: { opens } }) =>
    opens ? [{ quality: opens.name, levels: { least: 1, most: 1 }, onlyIf: [] }] : [],
  );

/** Qualities that shops give: wares, and money for things sold. */
const traded = (world: WrittenWorld): readonly LevelSource[] =>
  world.shops
    .flatMap(({ wares }) => wares)
    .flatMap(({ thing, facts }) => [...(facts.price ? [thing] : []), ...(facts.fetches ? [facts.fetches.quality] : [])])
    .map(({ name }) => unlimitedSource(name, world));

/**
 * Levels at the start of the game and from personas. Pinned and shared qualities may have any level. Qualities of
 * agents start at the agents' levels.
 */
export function startingLevels({ packs, personas, qualities, agents }: WrittenWorld): readonly LevelSource[] {
  const start = packs.flatMap(({ facts }) => facts['start with'] ?? []);
  const besides = personas.flatMap(({ facts }) => facts['starts with'] ?? []);
  const ofAgents = new Set(qualities.filter(({ facts }) => isOfAgents(facts.category ?? '')).map(nameIn));
  const sums = new Map<string, number>();
  for (const { quality, count } of besides) {
    const before = sums.get(quality.name) ?? start.find((each) => each.quality.name === quality.name)?.count ?? 0;
    sums.set(quality.name, before + count);
  }
  return [
    ...start.map(({ quality, count }) => ({ quality: quality.name, levels: only(count), onlyIf: [] })),
    ...[...sums].map(([quality, most]) => ({ quality, levels: { least: 0, most }, onlyIf: [] })),
    ...qualities
      .filter((quality) => quality.facts.shared || isPinned(quality))
      .map(({ block }) => ({ quality: block.heading.text, levels: anyLevel, onlyIf: [] })),
    ...agents
      .flatMap(({ facts }) => facts.levels ?? [])
      .filter(({ quality }) => ofAgents.has(quality.name))
      .map(({ quality, count }) => ({ quality: quality.name, levels: only(count), onlyIf: [] })),
  ];
}

const only = (level: number) => ({ least: level, most: level });

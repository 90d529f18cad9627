import { type Branch, type OutcomeKind, type Reach, type Requirement, reachOf, type Storylet } from '@underhall/engine';
import type { WorldIndex } from '../world-index.ts';
import type { Measures } from './measures.ts';
import { type OutcomePlace, outcomeKey, outcomePlacesIn } from './reach.ts';

/** A part of the world that no player reached, and the likely reason. */
export type UnreachedPart = {
  readonly kind: 'storylet' | 'branch' | 'outcome';
  readonly name: string;
  readonly why: string;
};

/** Number of storylets, branches and outcomes that players reached. */
export type Coverage = Readonly<Record<UnreachedPart['kind'], { readonly reached: number; readonly all: number }>>;

export function coverageOf({ pack }: WorldIndex, { reach }: Measures): Coverage {
  const branches = pack.storylets.flatMap((storylet) => storylet.branches);
  const outcomes = branches.flatMap((branch) => outcomePlacesIn(branch).map((place) => outcomeKey(branch.id, place)));
  const shareOf = (all: readonly boolean[]) => ({ reached: all.filter(Boolean).length, all: all.length });
  return {
    storylet: shareOf(pack.storylets.map(({ id }) => reach.storyletsBegun.has(id))),
    branch: shareOf(branches.map(({ id }) => reach.branchesChosen.has(id))),
    outcome: shareOf(outcomes.map((key) => reach.outcomesSeen.has(key))),
  };
}

/** All unreached parts, except branches of an unreached storylet and outcomes of an unreached branch. */
export function neverReached(worldIndex: WorldIndex, measures: Measures): readonly UnreachedPart[] {
  const { reach } = measures;
  return worldIndex.pack.storylets.flatMap((storylet): readonly UnreachedPart[] => {
    const { id, name } = storylet;
    if (!reach.storyletsBegun.has(id))
      return [{ kind: 'storylet', name, why: whyNotBegun(storylet, worldIndex, measures) }];
    return storylet.branches.flatMap((branch): readonly UnreachedPart[] => {
      const title = `${name}: ${branch.name}`;
      if (!reach.branchesChosen.has(branch.id)) {
        return [{ kind: 'branch', name: title, why: whyNotChosen(branch, worldIndex, measures) }];
      }
      return outcomePlacesIn(branch)
        .filter((place) => !reach.outcomesSeen.has(outcomeKey(branch.id, place)))
        .map((place) => ({
          kind: 'outcome',
          name: `${title} (${nameOf(place)})`,
          why: whyNotSeen(branch, place.outcome, measures),
        }));
    });
  });
}

const nameOf = ({ outcome, variant }: OutcomePlace): string =>
  variant === undefined ? outcome : `${outcome}, requirement ${variant + 1}`;

const neverHere = 'each of its requirements was met at some time, but never all at once and here';

function whyNotBegun(storylet: Storylet, worldIndex: WorldIndex, measures: Measures): string {
  const { areas, deck, when, frequency } = storylet;
  const { pack } = worldIndex;
  const isVisited = (area: number): boolean => measures.reach.areasEntered.has(area) || pack.start.area === area;
  if (areas.length > 0 && !areas.some(isVisited)) {
    return `no player came to ${areas.map((id) => pack.areas.find((area) => area.id === id)?.name ?? id).join(' or ')}`;
  }
  const unmet = unmetOf(when, worldIndex, measures);
  if (unmet) return unmet;
  const reasons: Readonly<Record<Reach, string>> = {
    linked: 'no branch that leads to it was chosen',
    drawn: `the card (frequency ${frequency}) was never drawn, or never played`,
    listed: when.length > 0 ? neverHere : 'no player who could begin it did',
  };
  return reasons[reachOf[deck]];
}

function whyNotChosen({ when, needs, pays, fate }: Branch, worldIndex: WorldIndex, measures: Measures): string {
  const prices = pays.map(({ quality, level }): Requirement => ({ kind: 'level', quality, atLeast: level }));
  const unmet = unmetOf([...when, ...needs, ...prices], worldIndex, measures);
  if (unmet) return unmet;
  if (fate > 0) return `it costs ${fate} Fate`;
  return [...when, ...needs, ...pays].length > 0 ? neverHere : 'no player who could choose it did';
}

function whyNotSeen({ id, outcomes }: Branch, kind: OutcomeKind, { reach, challenges }: Measures): string {
  const chosen = reach.branchesChosen.get(id) ?? 0;
  const times = `chosen ${chosen} times`;
  const rare = (outcomes as Readonly<Record<string, { readonly percent?: number } | undefined>>)[kind];
  const rolls = challenges.byBranch.get(id);
  if (kind === 'failure' && rolls?.lowest === 100) return `${times}, always at a chance of 100 %`;
  if (rolls && /ailure/.test(kind) && rolls.passed === rolls.rolled) return `${times}, never failed`;
  if (rolls && /uccess/.test(kind) && rolls.passed === 0)
    return `${times} at a chance of at most ${rolls.highest} %, never passed`;
  return rare?.percent === undefined ? times : `${times}, at a chance of ${rare.percent} %`;
}

/** Describes the first requirement that no player ever met, or returns undefined if players met every one. */
function unmetOf(requirements: readonly Requirement[], worldIndex: WorldIndex, measures: Measures): string | undefined {
  return requirements
    .map((requirement) => whyUnmet(requirement, worldIndex, measures))
    .find((why) => why !== undefined);
}

function whyUnmet(requirement: Requirement, { pack }: WorldIndex, { reach }: Measures): string | undefined {
  if (requirement.kind === 'met' && requirement.isMet && !reach.storyletsBegun.has(requirement.storylet)) {
    const name = pack.storylets.find(({ id }) => id === requirement.storylet)?.name;
    return `it requires a visit to "${name}", which no player made`;
  }
  if (requirement.kind !== 'level') return undefined;
  const { quality, atLeast = 0 } = requirement;
  const highest = reach.highestLevels.get(quality) ?? 0;
  if (highest >= atLeast) return undefined;
  const name = pack.qualities.find(({ id }) => id === quality)?.name ?? quality;
  return `it requires ${name} ${atLeast}, but the highest level of any player was ${highest}`;
}

import type { Branch, OutcomeKind, Requirement, Storylet } from '@underhall/engine';
import type { WorldIndex } from '../world-index.ts';
import type { Measures } from './measures.ts';
import { outcomeKey } from './reach.ts';

/** Something of the world that nobody came to see, and why as far as that is easily told. */
export type UnreachedPart = {
  readonly kind: 'storylet' | 'branch' | 'outcome';
  readonly name: string;
  readonly why: string;
};

/** Coverage of the world: how many of its storylets, branches and outcomes were reached, and how many there are. */
export type Coverage = Readonly<Record<UnreachedPart['kind'], { readonly reached: number; readonly all: number }>>;

export function coverageOf({ pack }: WorldIndex, { reach }: Measures): Coverage {
  const branches = pack.storylets.flatMap((storylet) => storylet.branches);
  const outcomes = branches.flatMap(({ id, outcomes: byKind }) => kindsOf(byKind).map((kind) => outcomeKey(id, kind)));
  const tally = (all: readonly boolean[]) => ({ reached: all.filter(Boolean).length, all: all.length });
  return {
    storylet: tally(pack.storylets.map(({ id }) => reach.storyletsBegun.has(id))),
    branch: tally(branches.map(({ id }) => reach.branchesChosen.has(id))),
    outcome: tally(outcomes.map((key) => reach.outcomesSeen.has(key))),
  };
}

/** Everything that was never reached: of a storylet that never was, only the storylet; of a branch, only the branch. */
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
      return kindsOf(branch.outcomes)
        .filter((kind) => !reach.outcomesSeen.has(outcomeKey(branch.id, kind)))
        .map((kind) => ({ kind: 'outcome', name: `${title} (${kind})`, why: whyNotSeen(branch, kind, measures) }));
    });
  });
}

const kindsOf = (outcomes: Branch['outcomes']): readonly OutcomeKind[] => Object.keys(outcomes) as OutcomeKind[];

const neverHere = 'what it asks held for somebody at some time, but not here and all at once';

function whyNotBegun(storylet: Storylet, worldIndex: WorldIndex, measures: Measures): string {
  const { areas, deck, when, frequency } = storylet;
  const { pack } = worldIndex;
  const isVisited = (area: number): boolean => measures.reach.areasEntered.has(area) || pack.start.area === area;
  if (areas.length > 0 && !areas.some(isVisited)) {
    return `nobody came to ${areas.map((id) => pack.areas.find((area) => area.id === id)?.name ?? id).join(' or ')}`;
  }
  const unmet = unmetOf(when, worldIndex, measures);
  if (unmet) return unmet;
  if (deck === 'never') return 'nothing that leads into it was done';
  if (deck === 'sometimes') return `a card (frequency ${frequency}) that was never drawn, or never played`;
  return when.length > 0 ? neverHere : 'nobody who could begin it did';
}

function whyNotChosen({ when, needs, pays, fate }: Branch, worldIndex: WorldIndex, measures: Measures): string {
  const prices = pays.map(({ quality, level }): Requirement => ({ kind: 'level', quality, atLeast: level }));
  const unmet = unmetOf([...when, ...needs, ...prices], worldIndex, measures);
  if (unmet) return unmet;
  if (fate > 0) return `it costs ${fate} Fate`;
  return [...when, ...needs, ...pays].length > 0 ? neverHere : 'nobody who could choose it did';
}

function whyNotSeen({ id, outcomes }: Branch, kind: OutcomeKind, { reach, challenges }: Measures): string {
  const chosen = reach.branchesChosen.get(id) ?? 0;
  const times = `chosen ${chosen} times`;
  const rare = (outcomes as Readonly<Record<string, { readonly percent?: number } | undefined>>)[kind];
  const rolls = challenges.byBranch.get(id);
  if (kind === 'failure' && rolls?.lowest === 100) return `${times}, each time at a chance of 100 %`;
  if (rolls && /ailure/.test(kind) && rolls.passed === rolls.rolled) return `${times}, and never failed`;
  if (rolls && /uccess/.test(kind) && rolls.passed === 0)
    return `${times}, at ${rolls.highest} % at best, never passed`;
  return rare?.percent === undefined ? times : `${times}, and comes in ${rare.percent} % of them`;
}

/** The first requirement that nobody ever met, in words; nothing if each was met, or may have been. */
function unmetOf(requirements: readonly Requirement[], worldIndex: WorldIndex, measures: Measures): string | undefined {
  return requirements
    .map((requirement) => whyUnmet(requirement, worldIndex, measures))
    .find((why) => why !== undefined);
}

function whyUnmet(requirement: Requirement, { pack }: WorldIndex, { reach }: Measures): string | undefined {
  if (requirement.kind === 'met' && requirement.isMet && !reach.storyletsBegun.has(requirement.storylet)) {
    const name = pack.storylets.find(({ id }) => id === requirement.storylet)?.name;
    return `it asks for having met "${name}", which nobody has`;
  }
  if (requirement.kind !== 'level') return undefined;
  const { quality, atLeast = 0 } = requirement;
  const highest = reach.highestLevels.get(quality) ?? 0;
  if (highest >= atLeast) return undefined;
  const name = pack.qualities.find(({ id }) => id === quality)?.name ?? quality;
  return `it asks for ${name} ${atLeast}, and the most anybody had was ${highest}`;
}

import {
  type Branch,
  type PlainOutcome,
  type Reach,
  type Requirement,
  reachOf,
  type Storylet,
} from '@underhall/engine';
import type { WorldIndex } from '../world-index.ts';
import type { Measures } from './measures.ts';
import { type OutcomePlace, outcomeKey, outcomePlacesIn } from './reach.ts';

/**
 * Reasons that excuse a part: it needs a level that nobody had when the run ended, a chance below 2 %, or a second
 * player. `unexplained` is for the author to judge.
 */
export const excuses = ['late', 'unlikely', 'second player', 'unexplained'] as const;
export type Excuse = (typeof excuses)[number];

/** A part of the world that no player reached, and the likely reason. */
export type UnreachedPart = {
  readonly kind: 'storylet' | 'branch' | 'outcome';
  readonly name: string;
  readonly why: string;
  readonly excuse: Excuse;
};

type Why = Pick<UnreachedPart, 'why' | 'excuse'>;
const unexplained = (why: string): Why => ({ why, excuse: 'unexplained' });

/** An outcome with a lower chance, in percent, is unlikely. */
const minChance = 2;

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
      return [{ kind: 'storylet', name, ...whyNotBegun(storylet, worldIndex, measures) }];
    return storylet.branches.flatMap((branch): readonly UnreachedPart[] => {
      const title = `${name}: ${branch.name}`;
      if (!reach.branchesChosen.has(branch.id)) {
        return [
          {
            kind: 'branch',
            name: title,
            ...whyNotChosen(branch, reach.storyletsBegun.get(id) ?? 0, worldIndex, measures),
          },
        ];
      }
      return outcomePlacesIn(branch)
        .filter((place) => !reach.outcomesSeen.has(outcomeKey(branch.id, place)))
        .map((place) => ({
          kind: 'outcome',
          name: `${title} (${nameOf(place)})`,
          ...whyNotSeen(branch, place, worldIndex, measures),
        }));
    });
  });
}

const nameOf = ({ outcome, variant }: OutcomePlace): string =>
  variant === undefined ? outcome : `${outcome}, requirement ${variant + 1}`;

const neverHere = 'each of its requirements was met at some time, but never all at once and here';

function whyNotBegun(storylet: Storylet, worldIndex: WorldIndex, measures: Measures): Why {
  const { id, areas, deck, when, frequency } = storylet;
  const { pack } = worldIndex;
  if (pack.acts.some(({ leadsTo }) => leadsTo === id))
    return { why: 'only an accepted invitation leads to it', excuse: 'second player' };
  const isVisited = (area: number): boolean => measures.reach.areasEntered.has(area) || pack.start.area === area;
  if (areas.length > 0 && !areas.some(isVisited)) {
    const names = areas.map((area) => pack.areas.find((each) => each.id === area)?.name ?? area);
    return unexplained(`no player came to ${names.join(' or ')}`);
  }
  const unmet = unmetOf(when, worldIndex, measures);
  if (unmet) return unmet;
  const reasons: Readonly<Record<Reach, string>> = {
    linked: 'no branch that leads to it was chosen',
    drawn: `the card (frequency ${frequency}) was never drawn, or never played`,
    listed: when.length > 0 ? neverHere : 'no player who could begin it did',
  };
  return unexplained(reasons[reachOf[deck]]);
}

function whyNotChosen(branch: Branch, begun: number, worldIndex: WorldIndex, measures: Measures): Why {
  const { when, needs, pays, fate, act } = branch;
  if (act !== undefined) return { why: 'it invites another player', excuse: 'second player' };
  const prices = pays.map(({ quality, level }): Requirement => ({ kind: 'level', quality, atLeast: level }));
  const unmet = unmetOf([...when, ...needs, ...prices], worldIndex, measures);
  if (unmet) return unmet;
  if (fate > 0) return unexplained(`it costs ${fate} Fate`);
  return unexplained(
    [...when, ...needs, ...pays].length > 0 ? neverHere : `players came to it ${begun} times, and chose something else`,
  );
}

function whyNotSeen(branch: Branch, place: OutcomePlace, index: WorldIndex, { reach, challenges }: Measures): Why {
  const { id, outcomes } = branch;
  const { outcome: kind } = place;
  const chosen = reach.branchesChosen.get(id) ?? 0;
  const times = `chosen ${chosen} times`;
  const rare = (outcomes as Readonly<Record<string, { readonly percent?: number } | undefined>>)[kind];
  const rolls = challenges.byBranch.get(id);
  if (kind === 'failure' && rolls && rolls.lowest > 100 - minChance)
    return { why: `${times}, always at a chance of ${rolls.lowest} % or more`, excuse: 'unlikely' };
  if (rolls && /ailure/.test(kind) && rolls.passed === rolls.rolled) return unexplained(`${times}, never failed`);
  if (rolls && /uccess/.test(kind) && rolls.passed === 0)
    return unexplained(`${times} at a chance of at most ${rolls.highest} %, never passed`);
  if (rare?.percent === undefined) return unexplained(`${times}, ${neverWith(outcomes, place, index)}`);
  return {
    why: `${times}, at a chance of ${rare.percent} %`,
    excuse: rare.percent < minChance ? 'unlikely' : 'unexplained',
  };
}

/** Says which requirements choose between the tellings of one outcome. */
function neverWith(outcomes: Branch['outcomes'], { outcome, variant }: OutcomePlace, { pack }: WorldIndex): string {
  const { variants = [] } = (outcomes as Readonly<Record<string, PlainOutcome | undefined>>)[outcome] ?? {};
  if (variants.length === 0) return 'by luck never with this result';
  if (variant === undefined) return 'always with the requirements of another telling';
  const levels = (variants[variant]?.when ?? []).flatMap((each) => {
    if (each.kind !== 'level') return [];
    const { quality, atLeast, atMost } = each;
    const name = pack.qualities.find(({ id }) => id === quality)?.name ?? quality;
    const least = atLeast ?? 0;
    const most = atMost === undefined ? '+' : ` to ${atMost}`;
    return [`${name} ${least}${least === atMost ? '' : most}`];
  });
  return `never with ${levels.join(', ') || 'the requirements of this telling'}`;
}

/** Describes the first requirement that no player ever met, or returns undefined if players met every one. */
function unmetOf(requirements: readonly Requirement[], worldIndex: WorldIndex, measures: Measures): Why | undefined {
  return requirements
    .map((requirement) => whyUnmet(requirement, worldIndex, measures))
    .find((why) => why !== undefined);
}

function whyUnmet(requirement: Requirement, { pack }: WorldIndex, { reach }: Measures): Why | undefined {
  if (requirement.kind === 'met' && requirement.isMet && !reach.storyletsBegun.has(requirement.storylet)) {
    const name = pack.storylets.find(({ id }) => id === requirement.storylet)?.name;
    return unexplained(`it requires a visit to "${name}", which no player made`);
  }
  if (requirement.kind !== 'level') return undefined;
  const { quality, atLeast = 0 } = requirement;
  const highest = reach.highestLevels.get(quality) ?? 0;
  if (highest >= atLeast) return undefined;
  const name = pack.qualities.find(({ id }) => id === quality)?.name ?? quality;
  return { why: `it requires ${name} ${atLeast}, but the highest level of any player was ${highest}`, excuse: 'late' };
}

import {
  type AreaId,
  type Branch,
  type BranchId,
  type EndedStory,
  effectiveLevel,
  levelOf,
  type OutcomeKind,
  type PlainOutcome,
  type QualityId,
  type Standpoint,
  type StoryletId,
  type WareId,
} from '@underhall/engine';
import type { Step } from '../step.ts';
import { type Counts, count, raiseTo } from './counts.ts';

/** Counts of everything that players reached. Mutable. */
export type Reach = {
  readonly storyletsBegun: Counts<StoryletId>;
  readonly branchesChosen: Counts<BranchId>;
  /** By `outcomeKey`. */
  readonly outcomesSeen: Counts<string>;
  /** Excludes the first arrival of a new character. */
  readonly areasEntered: Counts<AreaId>;
  /** Purchases, of whatever number of things. */
  readonly waresBought: Counts<WareId>;
  /** Maximum effective level of any player. */
  readonly highestLevels: Counts<QualityId>;
};

export const newReach = (): Reach => ({
  storyletsBegun: new Map(),
  branchesChosen: new Map(),
  outcomesSeen: new Map(),
  areasEntered: new Map(),
  waresBought: new Map(),
  highestLevels: new Map(),
});

export type OutcomePlace = Pick<EndedStory, 'outcome' | 'variant'>;

export const outcomeKey = (branch: BranchId, { outcome, variant }: OutcomePlace): string =>
  `${branch} ${outcome}${variant === undefined ? '' : ` ${variant + 1}`}`;

/** Places of all outcomes of a branch, variants included. */
export const outcomePlacesIn = ({ outcomes }: Pick<Branch, 'outcomes'>): readonly OutcomePlace[] =>
  (Object.entries(outcomes) as [OutcomeKind, PlainOutcome][]).flatMap(([outcome, { variants = [] }]) => [
    ...variants.map((_each, variant) => ({ outcome, variant })),
    { outcome },
  ]);

export function recordFirstLevels(reach: Reach, here: Standpoint): void {
  const { character } = here;
  for (const id of character.qualities.ids) raiseTo(reach.highestLevels, id, effectiveLevel(id, here));
}

export function recordReach(reach: Reach, { changes, moment, after, command }: Step): void {
  const { turn, world } = moment;
  if (command.do === 'buy') count(reach.waresBought, command.ware);
  for (const change of changes) {
    if (change.kind === 'quality')
      raiseTo(reach.highestLevels, change.quality, effectiveLevel(change.quality, { character: after, world }));
    else if (change.kind === 'shared') raiseTo(reach.highestLevels, change.quality, change.to.level);
    else if (change.kind === 'moved') count(reach.areasEntered, change.to);
    else if (change.kind === 'worn') recordWorn(reach, change.item, { character: after, world });
    else if (change.kind === 'story') {
      const { to } = change;
      if (to.phase === 'In' && to.since === turn) count(reach.storyletsBegun, to.storylet);
      if (to.phase !== 'End' || to.turn !== turn) continue;
      // An autofire card opens its result at once.
      if (command.do === 'begin') count(reach.storyletsBegun, to.storylet);
      count(reach.branchesChosen, to.branch);
      count(reach.outcomesSeen, outcomeKey(to.branch, to));
    }
  }
}

/** Records levels raised by a worn item, because the ledger has no change for the bonus. */
function recordWorn({ highestLevels }: Reach, item: QualityId, here: Standpoint): void {
  const { character: after, world } = here;
  for (const { quality } of world.qualities.get(item)?.enhancements ?? []) {
    if (levelOf(after.qualities, item) > 0) raiseTo(highestLevels, quality, effectiveLevel(quality, here));
  }
}

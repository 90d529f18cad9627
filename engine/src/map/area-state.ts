import type { StoryletId } from '../ids.ts';
import { type Measured, meetsAll, whyNot } from '../qualities/meets.ts';
import type { Refusal, Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import type { Area } from './area.ts';
import { isOnTheSameMap, lineageOf } from './lineage.ts';

/** How a place stands towards one character. Whether they may travel at all is another question: `barsTravel`. */
export type AreaState = {
  /** Shown on the map they have before them. */
  readonly isDiscovered: boolean;
  /** What it asks of those who want to go there holds. */
  readonly isOpen: boolean;
  /** The map leads there now. */
  readonly canMoveTo: boolean;
  /** Why it does not; a traveller is told the first. */
  readonly reasons: readonly Refusal[];
  /** What it asks that does not hold, with what is wanted and what is there. */
  readonly unmet: readonly Measured[];
  /** What opens in place of a journey. */
  readonly gate?: StoryletId;
};

/**
 * A destination asks what the place it lies in asks, too. The gate of a place opens while the place itself
 * is closed; that of a landmark, where nobody can stand, while the landmark is open.
 */
export function stateOf(area: Area, here: Standpoint): AreaState {
  const { character, world } = here;
  const [itself = area, ...around] = asking(area, world);
  const isHere = area.id === character.area;
  const isFound = [itself, ...around].every(({ discovered = [] }) => meetsAll(discovered, here));
  const isDiscovered = isHere || (isFound && area.type !== 'Root' && isOnTheSameMap(area, here));
  const isBarred = [itself, ...around].some(({ membersOnly }) => membersOnly) && character.membership.tier === 'none';
  const isReached = around.every(({ opens = [] }) => meetsAll(opens, here));
  const isUnlocked = isReached && unlocks(area, here);
  const isLandmark = area.type === 'Landmark';

  const told: readonly (readonly [boolean, Refusal])[] = [
    [isHere, 'already there'],
    [!isDiscovered, 'no such area'],
    [isBarred, 'members only'],
    [!isUnlocked || isLandmark, 'area closed'],
  ];
  const reasons = told.filter(([holds]) => holds).map(([, reason]) => reason);
  const gate = area.gate === undefined ? undefined : world.storylets.get(area.gate);
  const isGateSet = isDiscovered && !isHere && !isBarred && isReached && isUnlocked === isLandmark;
  return {
    isDiscovered,
    isOpen: isUnlocked && !isBarred,
    canMoveTo: reasons.length === 0,
    reasons,
    unmet: [itself, ...around].flatMap(({ opens = [] }) => whyNot(opens, here)),
    ...(isGateSet && gate && meetsAll(gate.when, here) && { gate: gate.id }),
  };
}

/** The area, and those that have to be open and found before it is: what a destination lies in. */
function asking(area: Area, world: World): readonly Area[] {
  const line = lineageOf(area, world);
  const last = line.findIndex(({ type }) => type !== 'Destination');
  return last < 0 ? line : line.slice(0, last + 1);
}

/** Would the map lead there, as far as the place itself goes? */
function unlocks({ type, byStoryOnly, opens = [] }: Area, here: Standpoint): boolean {
  const { character } = here;
  if (byStoryOnly || type === 'Root') return false;
  if (type === 'Lodgings' && character.lodging === undefined) return false;
  return meetsAll(opens, here);
}

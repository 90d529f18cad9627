import type { StoryletId } from '../ids.ts';
import { type MeasuredRequirement, meetsAll, unmetRequirements } from '../qualities/meets.ts';
import type { Refusal, Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import type { Area } from './area.ts';
import { isOnTheSameMap, lineageOf } from './lineage.ts';

/** The state of an area for one character. `barsTravel` says if they may travel at all. */
export type AreaState = {
  /** Shown on the map they have before them. */
  readonly isDiscovered: boolean;
  /** Its requirements hold. */
  readonly isOpen: boolean;
  /** The map leads there now. */
  readonly canMoveTo: boolean;
  /** The reasons why it does not; the traveller is refused by the first. */
  readonly reasons: readonly Refusal[];
  /** The requirements that do not hold, with the level wanted and the level held. */
  readonly unmet: readonly MeasuredRequirement[];
  /** The gate storylet that opens in place of a journey. */
  readonly gate?: StoryletId;
};

/**
 * A destination has the requirements of the area around it, too. The gate of an area opens while the area itself is
 * closed; that of a landmark, where nobody can stand, while the landmark is open.
 */
export function stateOf(area: Area, here: Standpoint): AreaState {
  const { character, world } = here;
  const [itself = area, ...around] = asking(area, world);
  const isHere = area.id === character.area;
  const isFound = [itself, ...around].every(({ discovered = [] }) => meetsAll(discovered, here));
  const isDiscovered = isHere || (isFound && area.type !== 'Root' && isOnTheSameMap(area, here));
  const isBarred = character.membership.tier === 'none' && isForMembers(area, world);
  const isReached = around.every(({ opens = [] }) => meetsAll(opens, here));
  const isUnlocked = isReached && unlocks(area, here);
  const isLandmark = area.type === 'Landmark';

  const refusals: readonly (readonly [boolean, Refusal])[] = [
    [isHere, 'already there'],
    [!isDiscovered, 'no such area'],
    [isBarred, 'members only'],
    [!isUnlocked || isLandmark, 'area closed'],
  ];
  const reasons = refusals.filter(([holds]) => holds).map(([, reason]) => reason);
  const gate = area.gate === undefined ? undefined : world.storylets.get(area.gate);
  const isGateSet = isDiscovered && !isHere && !isBarred && isReached && isUnlocked === isLandmark;
  return {
    isDiscovered,
    isOpen: isUnlocked && !isBarred,
    canMoveTo: reasons.length === 0,
    reasons,
    unmet: [itself, ...around].flatMap(({ opens = [] }) => unmetRequirements(opens, here)),
    ...(isGateSet && gate && meetsAll(gate.when, here) && { gate: gate.id }),
  };
}

/** True if members alone are let in there. */
export const isForMembers = (area: Area, world: World): boolean =>
  asking(area, world).some(({ membersOnly }) => membersOnly);

/** The area and the areas around it whose requirements count as well: those a destination lies in. */
function asking(area: Area, world: World): readonly Area[] {
  const line = lineageOf(area, world);
  const last = line.findIndex(({ type }) => type !== 'Destination');
  return last < 0 ? line : line.slice(0, last + 1);
}

/** True if the area's own requirements let the map lead there. */
function unlocks({ type, byStoryOnly, opens = [] }: Area, here: Standpoint): boolean {
  const { character } = here;
  if (byStoryOnly || type === 'Root') return false;
  if (type === 'Lodgings' && character.lodging === undefined) return false;
  return meetsAll(opens, here);
}

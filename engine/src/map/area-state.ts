import type { StoryletId } from '../ids.ts';
import { type MeasuredRequirement, meetsAll, unmetRequirements } from '../qualities/meets.ts';
import type { Refusal, Standpoint } from '../turn.ts';
import type { World } from '../world.ts';
import type { Area } from './area.ts';
import { isOnTheSameMap, lineageOf } from './lineage.ts';

/** State of an area for one character. `travelBlockerOf` decides whether the character may travel at all. */
export type AreaState = {
  readonly isDiscovered: boolean;
  readonly isOpen: boolean;
  readonly canMoveTo: boolean;
  /** Why the character cannot travel there. The first reason becomes the refusal. */
  readonly reasons: readonly Refusal[];
  readonly unmet: readonly MeasuredRequirement[];
  /** Gate storylet that opens instead of a journey. */
  readonly gate?: StoryletId;
};

/**
 * A destination also has the requirements of the areas that contain it. An area's gate opens while the area is closed.
 * A landmark cannot be entered, so its gate opens while the landmark is open.
 */
export function stateOf(area: Area, here: Standpoint): AreaState {
  const { character, world } = here;
  const [itself = area, ...around] = requiringAreas(area, world);
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

/** True if the area, or another area whose requirements also apply, is for members. */
export const isForMembers = (area: Area, world: World): boolean =>
  requiringAreas(area, world).some(({ membersOnly }) => membersOnly);

/** Returns the area. For a destination, also returns the areas that contain it. */
function requiringAreas(area: Area, world: World): readonly Area[] {
  const line = lineageOf(area, world);
  const last = line.findIndex(({ type }) => type !== 'Destination');
  return last < 0 ? line : line.slice(0, last + 1);
}

/** True if the area's own requirements allow travel by the map. */
function unlocks({ type, byStoryOnly, opens = [] }: Area, here: Standpoint): boolean {
  const { character } = here;
  if (byStoryOnly || type === 'Root') return false;
  if (type === 'Lodgings' && character.lodging === undefined) return false;
  return meetsAll(opens, here);
}

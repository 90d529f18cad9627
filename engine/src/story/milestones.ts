import { shopsFor } from '../bazaar/shops.ts';
import { drawsHere, eligibleCards } from '../cards/draw-card.ts';
import { handSizeOf } from '../cards/hand.ts';
import type { Change, OpenedContent } from '../change.ts';
import type { Character } from '../character.ts';
import { stateOf } from '../map/area-state.ts';
import { isMapOpen, settingOf } from '../map/setting-of.ts';
import { meetsAll } from '../qualities/meets.ts';
import type { Milestone } from '../qualities/milestone.ts';
import { worldAfter } from '../qualities/shared-steps.ts';
import { type Moment, record, type Standpoint, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { storyletsOnOffer } from './on-offer.ts';

/** Milestones reached by the changes, in the same order. A level that is lost and regained counts again. */
export const milestonesIn = (changes: readonly Change[], world: World): readonly Milestone[] =>
  changes.flatMap((change) => {
    if (change.kind !== 'quality') return [];
    const { milestones = [] } = world.qualities.get(change.quality) ?? {};
    return milestones.filter(({ at }) => change.from.level < at && at <= change.to.level);
  });

/** Records what a result has opened. */
export function recordOpened(turn: Turn, { character, world }: Moment): Turn {
  const before = { character, world };
  const after = { character: turn.character, world: worldAfter(world, turn.changes) };
  if (milestonesIn(turn.changes, world).length > 0)
    return record(turn, { kind: 'opened', ...openedBetween(before, after) });
  const doors = doorsOpened(before, after);
  const isNothing = doors.areas.length === 0 && doors.shops === undefined;
  return isNothing ? turn : record(turn, { kind: 'opened', storylets: [], ...doors, cards: 0 });
}

/** Returns what is on offer after the turn and was not before it, each at the character's place at that time. */
export function openedBetween(before: Standpoint, after: Standpoint): OpenedContent {
  return {
    storylets: newIn(storyletsOnOffer, before, after),
    ...doorsOpened(before, after),
    cards: newIn(cardsToDraw, before, after).length,
  };
}

/** Returns the places and shops that opened. What only another place of the character makes reachable is left out. */
function doorsOpened(before: Standpoint, after: Standpoint): Pick<OpenedContent, 'areas' | 'shops'> {
  const there = movedTo(after.character, before);
  const shops = shopsFor(after).flatMap(({ id, when }) => (meetsAll(when, there) ? [] : [id]));
  return {
    areas: newIn(areasLedTo, there, after).filter((area) => area !== before.character.area),
    ...(shops.length > 0 && { shops }),
  };
}

/** The same character, but at the place of `goal`. */
function movedTo({ area, setting }: Character, { character, world }: Standpoint): Standpoint {
  const { setting: _left, ...rest } = character;
  return { character: { ...rest, area, ...(setting !== undefined && { setting }) }, world };
}

function newIn(
  listOf: (here: Standpoint) => readonly { readonly id: number }[],
  before: Standpoint,
  after: Standpoint,
) {
  const known = new Set(listOf(before).map(({ id }) => id));
  return listOf(after).flatMap(({ id }) => (known.has(id) ? [] : [id]));
}

const areasLedTo = (here: Standpoint) =>
  isMapOpen(here) && settingOf(here)?.canTravel !== false
    ? here.world.pack.areas.filter((area) => stateOf(area, here).canMoveTo)
    : [];

const cardsToDraw = (here: Standpoint) => (drawsHere(here) && handSizeOf(here) > 0 ? eligibleCards(here) : []);

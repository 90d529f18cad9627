import { isInHand } from '../cards/hand.ts';
import type { BranchId, QualityId, StoryletId } from '../ids.ts';
import { isInSight, planFor } from '../plans/plans.ts';
import { isOnSheet } from '../qualities/effective-level.ts';
import { isOffered } from '../story/on-offer.ts';
import type { Standpoint } from '../turn.ts';
import type { World } from '../world.ts';

/** Subject of a note. Cards are storylets too. The notes themselves are stored outside the character. */
export type NoteSubject =
  | { readonly kind: 'storylet'; readonly id: StoryletId }
  | { readonly kind: 'branch'; readonly id: BranchId }
  | { readonly kind: 'thing'; readonly id: QualityId };

/** Undefined if the subject was removed from the world. */
export function subjectName({ kind, id }: NoteSubject, world: World): string | undefined {
  if (kind === 'storylet') return world.storylets.get(id)?.name;
  if (kind === 'thing') return world.qualities.get(id)?.name;
  return world.pack.storylets.flatMap(({ branches }) => branches).find((branch) => branch.id === id)?.name;
}

/**
 * True if the player can see the subject, so that guessed ids reveal nothing. Storylets: on offer, open, in the hand or
 * met. Branches: visible or planned. Qualities: on the sheet.
 */
export function canNote({ kind, id }: NoteSubject, here: Standpoint): boolean {
  const { character, world } = here;
  if (kind === 'thing') return isOnSheet(id, here);
  if (kind === 'branch') return isInSight(id, here) || planFor(id, character) !== undefined;
  const storylet = world.storylets.get(id);
  if (storylet === undefined) return false;
  const { story, met } = character;
  const isOpen = story.phase !== 'Available' && story.storylet === id;
  return isOpen || met.includes(id) || isInHand(id, here) || isOffered(storylet, here);
}

import { maxForcedInARow } from '@underhall/contract/limits';
import type { Character } from '../character.ts';
import type { StoryletId } from '../ids.ts';
import { wayOutOfStay } from '../map/setting-of.ts';
import { type Moment, record, type Standpoint, type Turn } from '../turn.ts';
import type { Pack, World } from '../world.ts';
import { isOffered } from './on-offer.ts';
import { openStorylet } from './open-storylet.ts';
import { openStoryIn, originAfter, type StoryletOrigin } from './phases.ts';
import { byListOrder, isListed, type Storylet } from './storylet.ts';

/** Packs are immutable, so the list is cached for all characters. */
const mustsOfPack = new WeakMap<Pack, readonly Storylet[]>();

/** Returns the forced storylets (urgency `must`), in list order. */
export function musts({ pack }: Pick<World, 'pack'>): readonly Storylet[] {
  const known = mustsOfPack.get(pack);
  if (known) return known;
  const found = pack.storylets.filter((each) => isListed(each) && each.urgency === 'must').sort(byListOrder);
  mustsOfPack.set(pack, found);
  return found;
}

/** Storylet that opens before the player may choose another, because a result leads to it or its urgency is `must`. */
export type Due = { readonly storylet: StoryletId; readonly why: 'linked' | 'must'; readonly origin: StoryletOrigin };

export function dueIn(here: Standpoint): Due | undefined {
  const { character, world } = here;
  const { story, forcedInARow } = character;
  if (story.phase === 'End' && story.next !== undefined && world.storylets.has(story.next)) {
    return { storylet: story.next, why: 'linked', origin: originAfter(story) };
  }
  if (forcedInARow >= maxForcedInARow) return undefined;
  const must = wayOut(here) ?? musts(world).find((each) => isOffered(each, here))?.id;
  return must === undefined ? undefined : { storylet: must, why: 'must', origin: {} };
}

/** Undefined if none is due. */
export function openDue(turn: Turn, moment: Moment): Turn | undefined {
  const { character } = turn;
  const due = dueIn({ character, world: moment.world });
  if (!due) return undefined;
  const counted = due.why === 'must' ? record(turn, { kind: 'forced in a row', to: character.forcedInARow + 1 }) : turn;
  return openStorylet(counted, due.storylet, moment, due.origin);
}

function wayOut(here: Standpoint): StoryletId | undefined {
  const { world } = here;
  const out = wayOutOfStay(here);
  return out !== undefined && world.storylets.has(out) ? out : undefined;
}

/**
 * True if the author allows leaving the open storylet, and it would not be forced on the player again at once. A
 * storylet that was removed from the world can always be left.
 */
export function canLeave({ character, world }: Standpoint): boolean {
  const open = openStoryIn(character.story, world);
  const storylet = open && world.storylets.get(open.storylet);
  if (!storylet) return true;
  const left: Character = { ...character, story: { phase: 'Available' } };
  return storylet.canGoBack && dueIn({ character: left, world })?.storylet !== storylet.id;
}

/** True if the player may open nothing else: the open storylet cannot be left, or another one is due. */
export const isHeld = (here: Standpoint): boolean =>
  openStoryIn(here.character.story, here.world) ? !canLeave(here) : dueIn(here) !== undefined;

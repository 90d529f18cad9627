import type { ReadResults } from '../reads.ts';
import { isHeld } from '../story/due.ts';
import { openStorylet, resetForced } from '../story/open-storylet.ts';
import { openStoryIn, type StoryletOrigin } from '../story/phases.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Turn } from '../turn.ts';

/**
 * Opens the storylet of an accepted invitation, for the player who accepted. That player may leave and reopen the
 * storylet until they choose a branch.
 */
export function beginSocialEvent(moment: Moment, { invitation }: ReadResults<'invitation'>): Ruling {
  const { world } = moment;
  if (invitation?.to !== moment.id) return refuse('no such invitation');
  const act = world.acts.get(invitation.act);
  if (!act) return refuse('no such act');
  const { leadsTo } = act;
  if (invitation.over !== 'accepted' || invitation.begun) return refuse('no such storylet');
  if (leadsTo === undefined || !world.storylets.has(leadsTo)) return refuse('no such storylet');
  if (openStoryIn(moment.character.story, world)?.invitation === invitation.id) return allow(openTurn(moment));
  if (isHeld(moment)) return refuse('in another storylet');
  const through = { invitation: invitation.id };
  return allow(openStorylet(resetForced(openTurn(moment)), leadsTo, moment, through));
}

/** Records that a branch of the storylet was chosen, so that it cannot be opened again. */
export const useUpInvitation = (turn: Turn, { invitation }: StoryletOrigin): Turn =>
  invitation === undefined ? turn : record(turn, { kind: 'event begun', invitation });

import type { Given } from '../reads.ts';
import { isHeld } from '../story/due.ts';
import { openStorylet, resetForced } from '../story/open-storylet.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';

/**
 * Opens the storylet that an accepted invitation leads into, once, for the one who accepted and when they want it:
 * until then it holds nobody.
 */
export function beginSocialEvent(moment: Moment, { invitation }: Given<'invitation'>): Ruling {
  const { world } = moment;
  if (invitation?.to !== moment.id) return refuse('no such invitation');
  const act = world.acts.get(invitation.act);
  if (!act) return refuse('no such act');
  const { leadsTo } = act;
  if (invitation.over !== 'accepted' || invitation.begun) return refuse('no such storylet');
  if (leadsTo === undefined || !world.storylets.has(leadsTo)) return refuse('no such storylet');
  if (isHeld(moment)) return refuse('in another storylet');
  const begunTurn = record(openTurn(moment), { kind: 'event begun', invitation: invitation.id });
  return allow(openStorylet(resetForced(begunTurn), leadsTo, moment));
}

import type { ActId } from '../ids.ts';
import type { ReadResults } from '../reads.ts';
import { isHeld } from '../story/due.ts';
import { branchesFor, refusalOf } from '../story/locks.ts';
import { storyletsOnOffer } from '../story/on-offer.ts';
import { openStorylet, resetForced } from '../story/open-storylet.ts';
import { openStoryIn } from '../story/phases.ts';
import type { Branch, Storylet } from '../story/storylet.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Standpoint } from '../turn.ts';
import { canReceive } from './eligibility.ts';
import { isPending } from './invitation.ts';
import { whyNotInvited } from './invite.ts';

/** The branch with which the player can send invitations to the act, in a storylet that is on offer now. */
export function branchOfAct(
  act: ActId,
  here: Standpoint,
): { readonly storylet: Storylet; readonly branch: Branch } | undefined {
  for (const storylet of storyletsOnOffer(here)) {
    const branch = branchesFor(storylet.branches, here).find((each) => each.act === act);
    if (branch) return { storylet, branch };
  }
  return undefined;
}

/**
 * Opens the form for another invitation to an act, with the other player selected. Nothing is paid or sent yet. Refuses
 * if the invitation could not be sent now.
 */
export function answerInKind(moment: Moment, { other, sent }: ReadResults<'other' | 'sent'>, id: ActId): Ruling {
  const { character, world, now } = moment;
  const act = world.acts.get(id);
  if (!act || act.external) return refuse('no such act');
  if (!other || other.id === moment.id || !canReceive(other.character)) return refuse('no such character');
  if (isHeld(moment)) return refuse('in another storylet');
  const found = branchOfAct(id, moment);
  if (!found) return refuse('act not offered');
  const { storylet, branch } = found;
  const refusal =
    refusalOf(branch, { character: { ...character, story: { phase: 'Available' } }, world }) ??
    whyNotInvited(act, moment, other);
  if (refusal) return refuse(refusal);
  if (isPending(act, other.id, sent, now)) return refuse('one is open already');

  const turn = openStorylet(resetForced(openTurn(moment)), storylet.id, moment);
  const open = openStoryIn(turn.character.story, world);
  if (!open) return refuse('act not offered');
  const waiting = { ...open, phase: 'Act', branch: branch.id, secondChances: [], guest: other.id } as const;
  return allow(record(turn, { kind: 'story', to: waiting }));
}

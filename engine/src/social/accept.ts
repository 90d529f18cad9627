import { bankOf } from '../membership/allowance-of.ts';
import { meetsAll } from '../qualities/meets.ts';
import { worldAfter } from '../qualities/shared-steps.ts';
import type { ReadResults } from '../reads.ts';
import { spend } from '../refilling-clock.ts';
import { aftermath } from '../story/aftermath.ts';
import type { Effect } from '../story/consequences.ts';
import { applyEffects } from '../story/effects.ts';
import { allow, type Moment, openTurn, type Refusal, type Ruling, record, refuse, type Turn } from '../turn.ts';
import type { Act } from './act.ts';
import { type ActSide, actText, settleText } from './act-text.ts';
import { rollContest } from './contest.ts';
import { overFor } from './end-invitation.ts';
import { isOpen } from './invitation.ts';

/** In actions. */
const costOfAccepting = 1;

/**
 * Accepts an invitation and ends it for both players. Rechecks each player's requirements, but not their areas.
 * Resolves the contest, if any, and applies the effects to each side. Neither player has to be online.
 */
export function accept(target: Moment, { invitation, sender }: ReadResults<'invitation' | 'sender'>): Ruling {
  const { world, now } = target;
  if (invitation?.to !== target.id || !sender) return refuse('no such invitation');
  const act = world.acts.get(invitation.act);
  if (!act) return refuse('no such act');
  if (!isOpen(invitation, now)) return refuse('invitation over');
  const refusal = refusalOf(act, target, sender);
  if (refusal) return refuse(refusal);

  const rolls = act.contest && rollContest(act.contest, sender.character, target);
  const turnFor = (who: Moment, by: ActSide, other: Moment): Turn => {
    const paid = by === 'target' ? pay(openTurn(who), who) : openTurn(who);
    const rolled = rolls ? record(paid, rolls[by]) : paid;
    const won = rolls?.[by].passed;
    const affected = applyEffects(rolled, effectsOn(act, by, won), who);
    const after = { character: affected.character, world: worldAfter(who.world, affected.changes) };
    const outcomeHtml = settleText(actText(act, by, won), after, other.character);
    const over = overFor(who, invitation, 'accepted');
    return aftermath(
      record(affected, { ...over, ...(won !== undefined && { won }), ...(outcomeHtml !== '' && { outcomeHtml }) }),
      who,
    );
  };
  const turnOfSender = turnFor(sender, 'sender', target);
  return allow(turnFor(target, 'target', sender), new Map([[sender.id, turnOfSender]]));
}

function refusalOf(act: Act, target: Moment, sender: Moment): Refusal | undefined {
  if (target.character.actions.count < costOfAccepting) return 'not enough actions';
  if (!meetsAll(act.targetNeeds, target)) return 'unfit to accept';
  return meetsAll(act.senderNeeds, sender) ? undefined : 'sender unfit';
}

function pay(turn: Turn, { now, world }: Moment): Turn {
  const { character } = turn;
  const from = character.actions;
  const to = spend(from, costOfAccepting, bankOf({ character, world }), now);
  return record(turn, { kind: 'actions', why: 'spent', from, to });
}

/**
 * Effects of the act on one player. In a contest, the effects of winning or losing replace the usual ones if the author
 * wrote any.
 */
function effectsOn(act: Act, by: ActSide, won: boolean | undefined): readonly Effect[] {
  const usual = by === 'sender' ? act.onSender : act.onTarget;
  if (won === undefined) return usual;
  return (won ? act.onWinner : act.onLoser) ?? usual;
}

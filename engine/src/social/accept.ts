import { bankSize } from '../actions/action-clock.ts';
import { meetsAll } from '../qualities/meets.ts';
import { spend } from '../refilling-clock.ts';
import { aftermath } from '../story/aftermath.ts';
import type { Effect } from '../story/consequences.ts';
import { affect } from '../story/effects.ts';
import { type Moment, openTurn, type Refusal, record, type Turn } from '../turn.ts';
import type { Act } from './act.ts';
import { contend } from './contest.ts';
import { type Invitation, isOpen } from './invitation.ts';

/** Two turns that are kept together or not at all, or the reason there are none. */
export type Accepted =
  | { readonly ruling: 'allowed'; readonly sender: Turn; readonly target: Turn }
  | { readonly ruling: 'refused'; readonly refusal: Refusal };

/** Accepting costs so many actions. */
const costOfAccepting = 1;

/**
 * Accepts an invitation: it is over with that, for both. What was asked of either is asked again, though not
 * where they stand; a contest is decided; each side has its effects. Neither has to be present.
 */
export function accept(target: Moment, invitation: Invitation, sender: Moment): Accepted {
  const { world, now } = target;
  const act = world.acts.get(invitation.act);
  if (!act) return { ruling: 'refused', refusal: 'no such act' };
  if (!isOpen(invitation, now)) return { ruling: 'refused', refusal: 'invitation over' };
  const refusal = refusalOf(act, target, sender);
  if (refusal) return { ruling: 'refused', refusal };

  const rolls = act.contest && contend(act.contest, sender.character, target);
  const told = (who: Moment, by: 'sender' | 'target', other: number): Turn => {
    const paid = by === 'target' ? pay(openTurn(who), who) : openTurn(who);
    const rolled = rolls ? record(paid, rolls[by]) : paid;
    const affected = affect(rolled, effectsOn(act, by, rolls?.[by].passed), who);
    const won = rolls && { won: rolls[by].passed };
    const over = record(affected, { kind: 'invitation over', act: act.id, with: other, how: 'accepted', ...won });
    return aftermath(over, who);
  };
  return {
    ruling: 'allowed',
    sender: told(sender, 'sender', invitation.to),
    target: told(target, 'target', invitation.from),
  };
}

function refusalOf(act: Act, target: Moment, sender: Moment): Refusal | undefined {
  if (target.character.actions.count < costOfAccepting) return 'not enough actions';
  if (!meetsAll(act.targetNeeds, target.character, target.world)) return 'target unfit';
  return meetsAll(act.senderNeeds, sender.character, sender.world) ? undefined : 'sender unfit';
}

function pay(turn: Turn, { now }: Moment): Turn {
  const from = turn.character.actions;
  const to = spend(from, costOfAccepting, bankSize(turn.character), now);
  return record(turn, { kind: 'actions', why: 'spent', from, to });
}

/** What the act does to one side; in a contest what winning or losing it does, where the author wrote that. */
function effectsOn(act: Act, by: 'sender' | 'target', won: boolean | undefined): readonly Effect[] {
  const usual = by === 'sender' ? act.onSender : act.onTarget;
  if (won === undefined) return usual;
  return (won ? act.onWinner : act.onLoser) ?? usual;
}

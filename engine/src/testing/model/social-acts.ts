import type { ActId, InvitationId } from '../../ids.ts';
import type { Act } from '../../social/act.ts';
import type { Effect } from '../../story/consequences.ts';
import { carryOut } from './carry-out.ts';
import { takeFrom } from './clocks.ts';
import { affectAll } from './effects.ts';
import { allHold, levelNow } from './levels.ts';
import { branchOf, refusalOf } from './locks.ts';
import { type Answer, type Game, modelLimits, no } from './model-character.ts';
import { areaNow } from './places.ts';
import { dueNow, mayLeave, openFreely, openNow } from './story.ts';

const fourteenDays = 14 * 24 * 3_600_000;

export type Asking = { act: ActId; from: number; to: number; sentAt: number; over: boolean };

export const waits = ({ over, sentAt }: Asking, now: number): boolean => !over && now - sentAt < fourteenDays;

/** An invitation to be sent, and all invitations sent so far. */
export type ToAsk = { from: number; to: number; other: Game; words: string; sent: readonly Asking[] };

export function ask(game: Game, { from, to, other, words, sent }: ToAsk): Answer {
  const { story } = game.who;
  const lies = openNow(game);
  if (story.phase !== 'Act' || !lies) return no('not asked');
  const branch = branchOf(game, lies, story.branch);
  if (!branch) return no('not asked');
  const act = game.world.acts.get(branch.act ?? 0);
  if (!act || act.external) return no('no such act');
  if (from === to) return no('not yourself');
  if (other.who.restrictions.has('Messages')) return no('no such character');
  if (words.trim().length > 1400 || words.includes('\u0007')) return no('words unfit');
  if (!allHold(act.senderNeeds, game)) return no('sender unfit');
  if (!allHold(act.targetNeeds, other)) return no('target unfit');
  if (act.sameArea && (!areaNow(game) || game.who.area !== other.who.area)) return no('not in the same place');
  const isOpen = sent.some(
    (each) => each.act === act.id && each.from === from && waits(each, game.now) && (act.unique || each.to === to),
  );
  if (isOpen) return no('one is open already');
  const refused = refusalOf(branch, game);
  if (refused) return no(refused);
  carryOut(game, lies, branch, story.secondChances);
  return undefined;
}

export function acceptIt(target: Game, sender: Game, asking: Asking): Answer {
  const act = target.world.acts.get(asking.act);
  if (!act) return no('no such act');
  if (!waits(asking, target.now)) return no('invitation over');
  if (target.who.actions.count < 1) return no('not enough actions');
  if (!allHold(act.targetNeeds, target)) return no('unfit to accept');
  if (!allHold(act.senderNeeds, sender)) return no('sender unfit');
  const isWon = act.contest && hasWon(act.contest, sender, target);
  takeFrom(target.who.actions, 1, modelLimits(target).bank, target.now);
  target.spent = 1;
  affectAll(sender, sideOf(act, act.onSender, isWon));
  affectAll(target, sideOf(act, act.onTarget, isWon === undefined ? undefined : !isWon));
  sender.acts = true;
  target.acts = true;
  return undefined;
}

/** Rolls once, with the target's luck. */
function hasWon({ quality, modifier }: NonNullable<Act['contest']>, sender: Game, target: Game): boolean {
  const ahead = levelNow(quality, sender) + modifier - levelNow(quality, target);
  return target.luck.roll(100) <= Math.max(5, Math.min(95, 50 + 5 * ahead));
}

const sideOf = ({ onWinner, onLoser }: Act, usual: readonly Effect[], isWon: boolean | undefined) =>
  (isWon === undefined ? undefined : isWon ? onWinner : onLoser) ?? usual;

/** Declines or cancels an invitation. */
export const endIt = (game: Game, asking: Asking): Answer =>
  waits(asking, game.now) ? undefined : no('invitation over');

/** Refused only if the invitation has ended already. */
export const lapse = (_game: Game, asking: Asking): Answer => (asking.over ? no('invitation over') : undefined);

export function beginEvent(game: Game, id: ActId, invitation: InvitationId): Answer {
  const act = game.world.acts.get(id);
  if (!act) return no('no such act');
  if (act.leadsTo === undefined || !game.world.storylets.has(act.leadsTo)) return no('no such storylet');
  if (openNow(game)?.invitation === invitation) return undefined;
  if (openNow(game) ? !mayLeave(game) : dueNow(game)) return no('in another storylet');
  openFreely(game, act.leadsTo, { invitation });
  return undefined;
}

import { randomUUID } from 'node:crypto';
import { changeTier, proratedCharge, type SubscriptionRefusal, type Tier } from '@underhall/engine';
import { Refused } from '../http/failures.ts';
import { askForChange, undoChange } from './ask-provider.ts';
import { changeMember } from './change-member.ts';
import { findOut } from './find-out.ts';
import type { AskedChange, Terms } from './member.ts';
import { type MembershipDeps, providerOf } from './membership-deps.ts';
import { isSold, nameOf } from './plans.ts';
import { recordChangeDone, recordDeclinedChange } from './reconcile-subscription.ts';
import { askChange } from './subscription-steps-store.ts';
import { beingFoundOut, type RequestResult, tellWhenKnown } from './tell-when-known.ts';

const refusals: Readonly<Record<SubscriptionRefusal, string>> = {
  'membership over': 'That membership is over. Begin a new one.',
  'membership past due':
    'The last month of your membership could not be charged. See to the card first, or cancel the membership.',
  'membership being renewed': 'Your membership is being renewed just now. Try again in a few minutes.',
};

/**
 * Changes what a character's subscription is from now or from its renewal on; `none` cancels it. What is so already is told
 * as done. Its row first; a lost reply is found out later, and the difference is never charged anew.
 */
export async function changeSubscription(
  deps: MembershipDeps,
  characterId: number,
  wanted: Tier,
): Promise<RequestResult> {
  const provider = providerOf(deps);
  const now = await deps.now();
  const { subscription } = await deps.subscriptions.load(characterId);
  if (subscription && subscription.provider !== provider.name)
    throw new Refused('Your membership is paid elsewhere than this server sells now. Write to us, and we see to it.');
  // A month that is over was renewed or was not: the provider knows.
  if (subscription?.standing && subscription.standing.paidUntil <= now)
    await findOut(deps, characterId).catch(() => undefined);

  let asked: { readonly change: AskedChange; readonly terms: Terms; readonly isMine: boolean } | undefined;
  await changeMember(deps, characterId, '', ({ subscription: terms, change, card }) => {
    asked = undefined;
    if (!terms) throw new Refused('You have no membership that could be changed. Begin one first.');
    if (!terms.standing || card || (change && change.wanted !== wanted)) throw new Refused(beingFoundOut);
    if (change) {
      asked = { change, terms, isMine: false };
      return undefined;
    }
    const { standing } = terms;
    if (wanted !== 'none' && !isSold(wanted, deps.options.everybodysTier))
      throw new Refused('Everybody here has that membership, for nothing. There is no need to buy it.');
    const ruled = changeTier(standing, wanted, now);
    if (typeof ruled === 'string') throw new Refused(refusals[ruled]);
    if (standing.renewsAs === wanted) return undefined;
    const { to, isRestored, isCharged } = ruled;
    const charge = isCharged ? proratedCharge(terms.addOnPrice, standing.paidUntil, now) : 0;
    asked = { change: { id: randomUUID(), wanted, tier: to.tier, isRestored, charge }, terms, isMine: true };
    return { steps: [askChange(terms.id, asked.change)] };
  });
  if (!asked) return { isSuccess: true, message: doneWords(deps, wanted), isBeingFoundOut: false };
  const { change, terms, isMine } = asked;
  if (isMine) await carryOut(deps, characterId, { provider, terms, change });
  return tellWhenKnown(() => deps.subscriptions.endOfChange(change.id), doneWords(deps, wanted), { isAsked: isMine });
}

async function carryOut(deps: MembershipDeps, characterId: number, about: Parameters<typeof askForChange>[0]) {
  const { change } = about;
  const end = await askForChange(about, { isCharged: true });
  if (end.is === 'done') await recordChangeDone(deps, characterId, change.id, end.subscription);
  if (end.is !== 'declined') return;
  const { standing } = (await deps.subscriptions.load(characterId)).subscription ?? {};
  const undone = change.isRestored && standing ? await undoChange(about, standing) : undefined;
  if (undone?.is !== 'unknown') await recordDeclinedChange(deps, characterId, change.id, end.message);
}

function doneWords({ world: { pack } }: MembershipDeps, wanted: Tier): string {
  if (wanted === 'none')
    return 'Your membership is cancelled. You have all of it until the day it would have been renewed.';
  const kind = nameOf(pack.words, wanted);
  return wanted === 'enhanced'
    ? `${kind} is yours, and is renewed as that.`
    : `Your membership goes on. From its renewal on it is ${kind}, and is charged as that.`;
}

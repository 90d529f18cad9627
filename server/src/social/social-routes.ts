import { social } from '@underhall/contract';
import {
  accept,
  beginSocialEvent,
  cancel,
  decline,
  invite,
  inviteOutside,
  type Moment,
  outsider,
} from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused, RefusedByRule } from '../http/failures.ts';
import { emailKey, faultOfEmail, tidyEmail } from '../mail/address.ts';
import { type DeliveryDeps, faultOfDelivery } from '../mail/fault-of-delivery.ts';
import { presentGains } from '../messages/present-gains.ts';
import { type MessagesDeps, readMessages } from '../messages/read-messages.ts';
import { type FormDeps, presentStory } from '../story/present-story.ts';
import { sayWhatIsGone } from '../story/say-what-is-gone.ts';
import { type GuestRoutesDeps, guestsRoutes } from './guests-routes.ts';
import { type InvitedDeps, invitedRoutes } from './invited-routes.ts';
import { writeOutside } from './outside-store.ts';
import { type TogetherDeps, togetherRoutes } from './together-routes.ts';

type SocialDeps = AnswerDeps &
  DeliveryDeps &
  TurnDeps &
  FormDeps &
  MessagesDeps &
  GuestRoutesDeps &
  InvitedDeps &
  TogetherDeps;

export function socialRoutes(app: FastifyInstance, deps: SocialDeps): void {
  guestsRoutes(app, deps);
  invitedRoutes(app, deps);
  togetherRoutes(app, deps);

  answer(app, deps, social.invite, async ({ body, key, ...player }) => {
    const { branchId, targetCharacterId: other, userMessage: words = '' } = body;
    await confirmedAddressOf(player.accountId);
    const taken = await takeTurn(deps, player.characterId, {
      choice: `invite ${other} in ${branchId}: ${words}`,
      key,
      reads: { other, sent: 'own', today: other },
      rule: (moment, given) => requireWaitingBranch(branchId, moment) && invite(moment, given, words),
    }).catch(sayWhatIsGone(deps, { branch: branchId }));
    return presentStory(deps, player, taken);
  });

  answer(app, deps, social.inviteOutside, async ({ body, key, ...player }) => {
    const { branchId } = body;
    const [to, from] = [tidyEmail(body.targetEmailAddress), tidyEmail(body.userEmailAddress ?? '')];
    const own = await confirmedAddressOf(player.accountId);
    const fault = faultOfEmail(to) ?? (await faultOfDelivery(deps, to));
    if (fault) throw new Refused(fault);
    if (from !== '' && emailKey(from) !== emailKey(own))
      throw new Refused('The e-mail shows your confirmed address. Enter that one, or leave the field empty.');
    if (emailKey(to) === emailKey(own)) throw new Refused('That is your own address. Enter somebody else’s.');
    const taken = await takeTurn(deps, player.characterId, {
      // The ledger must not contain the address. This keyed hash only serves to detect a reused idempotency key.
      choice: `write to ${deps.linkTokens.sign('outside', emailKey(to)).slice(0, 12)} in ${branchId}`,
      key,
      reads: { sent: 'own', today: outsider },
      rule: (moment, given) => requireWaitingBranch(branchId, moment) && inviteOutside(moment, given),
      alongside: [writeOutside(player.characterId, to)],
    }).catch(sayWhatIsGone(deps, { branch: branchId }));
    return presentStory(deps, player, taken);
  });

  answer(app, deps, social.accept, async ({ characterId, body: { id } }) => {
    const choice = `accept ${id}`;
    const reads = { invitation: id, sender: id };
    const { turn, world, now } = await takeTurn(deps, characterId, { choice, key: choice, reads, rule: accept });
    const [content] = await readMessages(deps, characterId, { character: turn.character, world, now }, id);
    return {
      isSuccess: true,
      message: 'You have accepted the invitation.',
      actions: turn.character.actions.count,
      ...(content && { content, interaction: content }),
      messages: [...presentGains(turn.changes, { character: turn.character, world })],
    };
  });

  answer(app, deps, social.reject, async ({ characterId, body: { id } }) => {
    const choice = `decline ${id}`;
    await takeTurn(deps, characterId, { choice, key: choice, reads: { invitation: id }, rule: decline });
    return { isSuccess: true, message: 'You have declined the invitation.' };
  });

  answer(app, deps, social.cancel, async ({ characterId, body: { id } }) => {
    const choice = `cancel ${id}`;
    await takeTurn(deps, characterId, { choice, key: choice, reads: { invitation: id }, rule: cancel });
    return { isSuccess: true, message: 'You have taken the invitation back.' };
  });

  answer(app, deps, social.beginEvent, async ({ characterId, body: { id }, key }) => {
    const choice = `event ${id}`;
    await takeTurn(deps, characterId, { choice, key, reads: { invitation: id }, rule: beginSocialEvent });
    return { isSuccess: true };
  });

  async function confirmedAddressOf(accountId: number): Promise<string> {
    const account = await deps.accounts.byId(accountId);
    if (account?.email === undefined || !account.isEmailConfirmed) throw new RefusedByRule('no mail address');
    return account.email;
  }
}

/** Returns true. Throws `RefusedByRule` unless the requested branch is waiting for an invitation. */
function requireWaitingBranch(branch: number, { character: { story } }: Moment): true {
  if (story.phase !== 'Act' || story.branch !== branch) throw new RefusedByRule('not asked');
  return true;
}

import { social } from '@underhall/contract';
import {
  accept,
  beginSocialEvent,
  cancel,
  decline,
  type Given,
  invite,
  type Moment,
  type Ruling,
} from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { AgainstTheRules } from '../http/failures.ts';
import { presentGains } from '../messages/present-gains.ts';
import { type MessagesDeps, readMessages } from '../messages/read-messages.ts';
import { presentTurn } from '../story/present-turn.ts';

export function socialRoutes(app: FastifyInstance, deps: AnswerDeps & TurnDeps & MessagesDeps): void {
  answer(app, deps, social.invite, async ({ characterId, body, key }) => {
    const { branchId, targetCharacterId: other, userMessage: words = '' } = body;
    const { turn, world } = await takeTurn(deps, characterId, {
      choice: `invite ${other} in ${branchId}: ${words}`,
      key,
      reads: { other, sent: 'own' },
      rule: (moment, given) => inviteIn(moment, given, branchId, words),
    });
    return presentTurn(turn, world);
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
}

/** Invites where the wire names the branch that asks whom. */
function inviteIn(moment: Moment, given: Given<'other' | 'sent'>, branch: number, words: string): Ruling {
  const { story } = moment.character;
  if (story.phase === 'Act' && story.branch === branch) return invite(moment, given, words);
  throw new AgainstTheRules('not asked');
}

import { actions } from '@underhall/contract';
import { bankSize } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { lookAt } from '../characters/look-at.ts';
import type { Deps } from '../deps.ts';
import { answer } from '../http/answer.ts';

export function actionsRoutes(app: FastifyInstance, deps: Deps): void {
  answer(app, deps, actions.actions, async ({ characterId }) => {
    const { character, now } = await lookAt(deps, characterId);
    const { count, nextAt } = character.actions;
    return {
      isSuccess: true,
      actions: count,
      actionBankSize: bankSize(character),
      currentTime: new Date(now).toISOString(),
      ...(nextAt !== undefined && { nextActionAt: new Date(nextAt).toISOString() }),
    };
  });
}

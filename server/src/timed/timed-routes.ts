import { account } from '@underhall/contract';
import { nextVisit } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';

export function timedRoutes(app: FastifyInstance, deps: AnswerDeps & TurnDeps): void {
  answer(app, deps, account.timeTheHealer, async ({ characterId }) => {
    const { character, world } = await currentMoment(deps, characterId);
    const due = nextVisit(character, world);
    return { isSuccess: true, ...(due !== undefined && { dateTimeToExecute: new Date(due).toISOString() }) };
  });
}

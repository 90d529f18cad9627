import { type ActionsReply, actions, type EnvironmentName } from '@underhall/contract';
import { allowanceOf, chronographOf, refreshByForce, resetChronograph, type Standpoint } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { isForTesting } from '../environment/is-for-testing.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { NotFound } from '../http/failures.ts';

type ActionsDeps = AnswerDeps & TurnDeps & { readonly options: { readonly environment?: EnvironmentName } };

export function actionsRoutes(app: FastifyInstance, deps: ActionsDeps): void {
  answer(app, deps, actions.actions, async ({ characterId }) => {
    const moment = await currentMoment(deps, characterId);
    return presentActions(moment, moment.now);
  });

  answer(app, deps, actions.resetChronograph, async ({ characterId }) => {
    const choice = 'set the chronograph back';
    const { turn, world, now } = await takeTurn(deps, characterId, { choice, rule: resetChronograph });
    const message = 'Your chronograph counts from nothing again.';
    return { ...presentActions({ character: turn.character, world }, now), message };
  });

  answer(app, deps, actions.refreshByForce, async ({ characterId }) => {
    if (!isForTesting(deps.options.environment)) throw new NotFound();
    const { turn, world, now } = await takeTurn(deps, characterId, {
      choice: 'refresh by force',
      rule: refreshByForce,
    });
    return presentActions({ character: turn.character, world }, now);
  });
}

const when = (moment: number): string => new Date(moment).toISOString();

function presentActions(here: Standpoint, now: number): ActionsReply {
  const { character } = here;
  const { count, nextAt } = character.actions;
  const { bank, minutes } = allowanceOf(here);
  return {
    isSuccess: true,
    actions: count,
    actionBankSize: bank,
    minutesPerAction: minutes,
    currentTime: when(now),
    ...(nextAt !== undefined && { nextActionAt: when(nextAt), nextActionsAt: when(nextAt) }),
    chronograph: chronographOf(character),
  };
}

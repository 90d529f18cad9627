import { cards } from '@underhall/contract';
import { discardCard, drawCard } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { lookAt } from '../characters/look-at.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { ClockDeps, TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { presentHand } from './present-hand.ts';

type CardsDeps = AnswerDeps & TurnDeps & ClockDeps;

export function cardsRoutes(app: FastifyInstance, deps: CardsDeps): void {
  answer(app, deps, cards.hand, async ({ characterId }) => {
    const { character, world, now } = await lookAt(deps, characterId);
    return presentHand(character, world, now);
  });

  answer(app, deps, cards.draw, async ({ characterId, key }) => {
    const { turn, world } = await takeTurn(deps, characterId, { choice: 'draw', key, rule: drawCard });
    return presentHand(turn.character, world, await deps.now());
  });

  answer(app, deps, cards.discard, async ({ characterId, body: { eventId }, key }) => {
    const { turn, world } = await takeTurn(deps, characterId, {
      choice: `discard ${eventId}`,
      key,
      rule: (moment) => discardCard(moment, eventId),
    });
    return presentHand(turn.character, world, await deps.now());
  });
}

import { cards } from '@underhall/contract';
import { discardCard, drawCard, drawsHere } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import { type OfferUndoDeps, offerUndo } from '../characters/removal-store.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { RefusedByRule } from '../http/failures.ts';
import { refusalText } from '../http/refusal-text.ts';
import { presentHand } from './present-hand.ts';

type CardsDeps = AnswerDeps & TurnDeps & OfferUndoDeps;

export function cardsRoutes(app: FastifyInstance, deps: CardsDeps): void {
  answer(app, deps, cards.hand, async ({ characterId }) => {
    const { character, world, now } = await currentMoment(deps, characterId);
    return presentHand({ character, world }, now);
  });

  answer(app, deps, cards.draw, async ({ characterId, key }) => {
    try {
      const { turn, world, now } = await takeTurn(deps, characterId, { choice: 'draw', key, rule: drawCard });
      return presentHand({ character: turn.character, world }, now);
    } catch (failure) {
      const { character, world, now } = await currentMoment(deps, characterId);
      // A draw without an eligible card is not an error in an area with cards.
      if (!isNoCard(failure) || !drawsHere({ character, world })) throw failure;
      return { ...presentHand({ character, world }, now), message: refusalText('no card to draw', world.pack.words) };
    }
  });

  answer(app, deps, cards.discard, async ({ characterId, body: { eventId }, key }) => {
    const { turn, world, now } = await takeTurn(deps, characterId, {
      choice: `discard ${eventId}`,
      key,
      rule: (moment) => discardCard(moment, eventId),
    });
    const hand = presentHand({ character: turn.character, world }, now);
    return { ...hand, ...(await offerUndo(deps, characterId, 'card', String(eventId))) };
  });
}

const isNoCard = (failure: unknown): boolean =>
  failure instanceof RefusedByRule && failure.refusal === 'no card to draw';

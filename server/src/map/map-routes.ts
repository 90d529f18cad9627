import { map } from '@underhall/contract';
import { isMapOpen, travel } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { RefusedByRule } from '../http/failures.ts';
import { presentMap } from './present-map.ts';
import { presentJourney } from './present-move.ts';

export function mapRoutes(app: FastifyInstance, deps: AnswerDeps & TurnDeps): void {
  answer(app, deps, map.map, async ({ characterId }) => {
    const moment = await currentMoment(deps, characterId);
    if (!isMapOpen(moment)) throw new RefusedByRule('map closed');
    return presentMap(moment);
  });

  answer(app, deps, map.move, async ({ characterId, body, key }) => {
    const { turn, world } = await takeTurn(deps, characterId, {
      choice: `travel ${body.areaId}`,
      key,
      rule: (moment) => travel(moment, body.areaId),
    });
    return presentJourney(turn, world);
  });
}

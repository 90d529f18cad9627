import { bazaar } from '@underhall/contract';
import { buy, type Moment, sell, sellTogether } from '@underhall/engine';
import type { FastifyInstance } from 'fastify';
import { currentMoment } from '../characters/current-moment.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { presentExchange, presentShelf } from './present-exchange.ts';
import { presentTrade } from './present-trade.ts';

export function bazaarRoutes(app: FastifyInstance, deps: AnswerDeps & TurnDeps): void {
  answer(app, deps, bazaar.exchange, async ({ characterId }) =>
    presentExchange(await currentMoment(deps, characterId)),
  );

  answer(app, deps, bazaar.availabilities, async ({ characterId, body: { shopId } }) =>
    presentShelf(shopId, await currentMoment(deps, characterId)),
  );

  answer(app, deps, bazaar.buy, async ({ characterId, body: { availabilityId, amount }, key }) => {
    const choice = `buy ${amount} of ${availabilityId}`;
    const rule = (moment: Moment) => buy(moment, availabilityId, amount);
    return presentTrade(await takeTurn(deps, characterId, { choice, key, rule }));
  });

  answer(app, deps, bazaar.sell, async ({ characterId, body: { availabilityId, amount }, key }) => {
    const choice = `sell ${amount} of ${availabilityId}`;
    const rule = (moment: Moment) => sell(moment, availabilityId, amount);
    return presentTrade(await takeTurn(deps, characterId, { choice, key, rule }));
  });

  answer(app, deps, bazaar.sellTogether, async ({ characterId, body: { sales }, key }) => {
    const choice = `sell ${sales.map(({ amount, availabilityId }) => `${amount} of ${availabilityId}`).join(', ')}`;
    const lots = sales.map(({ availabilityId, amount }) => ({ ware: availabilityId, amount }));
    const rule = (moment: Moment) => sellTogether(moment, lots);
    return presentTrade(await takeTurn(deps, characterId, { choice, key, rule }));
  });
}

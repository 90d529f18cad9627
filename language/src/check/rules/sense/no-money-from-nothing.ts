import type { Problem } from '../../../syntax/block.ts';
import { type Exchange, exchangesIn, profitableCycle } from '../../exchanges.ts';
import type { Check } from '../../rule.ts';
import { impossible } from '../fitting/possible-ranges.ts';

/** No cycle of exchanges may make a profit without spending an action. */
export const noMoneyFromNothing: Check = (world) => {
  const problems: Problem[] = [];
  let left: readonly Exchange[] = exchangesIn(world);
  for (let round = profitableCycle(left); round; round = profitableCycle(left)) {
    const trades = round;
    if (impossible(trades.flatMap(({ required }) => required)).length === 0) problems.push(problemOf(trades));
    left = left.filter((exchange) => !trades.includes(exchange));
  }
  return problems;
};

function problemOf(round: readonly Exchange[]): Problem {
  const way = round.map(({ from, gives, to, gets }) => `${gives} ${from} for ${gets} ${to}`).join(', ');
  return {
    at: (round.at(-1) as Exchange).at,
    message: `this round of trades makes a profit: ${way}; let it cost more than it gives`,
  };
}

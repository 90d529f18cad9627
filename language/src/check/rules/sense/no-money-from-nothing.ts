import type { Problem } from '../../../syntax/block.ts';
import { type Exchange, exchangesIn, profitableCycle } from '../../exchanges.ts';
import type { Check } from '../../rule.ts';
import { impossible } from '../fitting/possible-ranges.ts';

/** Nobody gets richer by buying, changing and selling without spending an action. */
export const noMoneyFromNothing: Check = (world) => {
  const problems: Problem[] = [];
  let left: readonly Exchange[] = exchangesIn(world);
  for (let round = profitableCycle(left); round; round = profitableCycle(left)) {
    const trades = round;
    if (impossible(trades.flatMap(({ asked }) => asked)).length === 0) problems.push(problemOf(trades));
    left = left.filter((exchange) => !trades.includes(exchange));
  }
  return problems;
};

/** Told where the round gives back what it took, at its last exchange. */
function problemOf(round: readonly Exchange[]): Problem {
  const way = round.map(({ from, gives, to, gets }) => `${gives} ${from} for ${gets} ${to}`).join(', ');
  return {
    at: (round.at(-1) as Exchange).at,
    message: `this makes something out of nothing: ${way}; let the round cost more than it gives`,
  };
}

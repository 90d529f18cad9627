import type { Exchange } from './exchange.ts';

/** The tolerance: a smaller gain is a matter of rounding. */
const SLACK = 1e-9;

/**
 * A cycle of exchanges that leaves more of what it began with, if there is one, found by the Bellman-Ford algorithm: the
 * most that one of each quality can be had for is raised as long as an exchange raises it, pass by pass; where what was
 * raised last leads back to itself, the cycle gains.
 */
export function profitableCycle(exchanges: readonly Exchange[]): readonly Exchange[] | undefined {
  const worth = new Map<string, number>();
  const last = new Map<string, Exchange>();
  const qualities = new Set(exchanges.map(({ to }) => to));
  for (let pass = 0; pass <= qualities.size; pass++) {
    let isRaised = false;
    for (const exchange of exchanges) {
      const { from, gives, to, gets } = exchange;
      const raised = (worth.get(from) ?? 0) + Math.log(gets / gives);
      if (raised <= (worth.get(to) ?? 0) + SLACK) continue;
      worth.set(to, raised);
      last.set(to, exchange);
      isRaised = true;
    }
    if (!isRaised) return undefined;
    const round = roundIn(last);
    if (round) return round;
  }
  return undefined;
}

/** Follows what was raised last back to where it came from. */
function roundIn(last: ReadonlyMap<string, Exchange>): readonly Exchange[] | undefined {
  const sound = new Set<string>();
  for (const begin of last.keys()) {
    const line: Exchange[] = [];
    const passed = new Map<string, number>();
    let quality = begin;
    while (!sound.has(quality) && !passed.has(quality)) {
      const exchange = last.get(quality);
      if (!exchange) break;
      passed.set(quality, line.length);
      line.push(exchange);
      quality = exchange.from;
    }
    const start = passed.get(quality);
    if (start !== undefined) return line.slice(start).reverse();
    for (const each of passed.keys()) sound.add(each);
  }
  return undefined;
}

import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** Each quality that a plot tests must come from an agent or a lent thing. */
export const plotsCanBeDone: Check = ({ agents, concerns, qualities }) => {
  const obtainable = new Set([
    ...agents.flatMap(({ facts }) => facts.levels ?? []).map(({ quality }) => quality.name),
    ...qualities
      .filter(({ facts }) => facts.lend)
      .flatMap(({ facts }) => facts.enhances ?? [])
      .filter(({ count }) => count > 0)
      .map(({ quality }) => quality.name),
  ]);
  const known = new Set(qualities.map(nameIn));
  return concerns
    .flatMap(({ plots }) => plots.flatMap(({ facts }) => facts.tests ?? []))
    .filter(({ quality: { name } }) => known.has(name) && !obtainable.has(name))
    .map(({ quality: { name, at } }) => ({
      at,
      message: `no agent has "${name}", and nothing that can be lent adds to it; test a quality from an agent's "levels"`,
    }));
};

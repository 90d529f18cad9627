import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

/** A world with shops has an area from which the Bazaar can be reached. */
export const shopsCanBeVisited: Check = ({ areas, shops }) =>
  areas.some(({ facts }) => facts.market)
    ? []
    : shops.map((shop) => ({
        at: shop.block.heading.at,
        message: `nobody gets to "${nameIn(shop)}": no area has a market; write "market: yes" in one`,
      }));

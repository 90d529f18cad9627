import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const shopsCanBeVisited: Check = ({ areas, shops }) =>
  areas.some(({ facts }) => facts.market)
    ? []
    : shops.map((shop) => ({
        at: shop.block.heading.at,
        message: `nobody can visit "${nameIn(shop)}": no area has a market; add "market: yes" to one`,
      }));

import type { WrittenQuality } from '../../../meaning/quality.ts';
import type { WrittenWare } from '../../../meaning/shop.ts';
import type { Check } from '../../rule.ts';

/**
 * A ware must have a buying or selling price, in one currency other than itself. Wares and currencies must be counted
 * one by one.
 */
export const waresAreTraded: Check = (world) => {
  const uncounted = new Set(world.qualities.filter(isUncounted).map(({ block }) => block.heading.text));
  return world.shops.flatMap(({ wares }) =>
    wares.flatMap((ware) => {
      const message = wrong(ware) ?? wrongGoods(ware, uncounted);
      return message ? [{ at: ware.block.heading.at, message }] : [];
    }),
  );
};

const isUncounted = ({ facts }: WrittenQuality): boolean => facts.climbs === 'ever steeper' || facts.shared === true;

function wrongGoods({ thing, facts }: WrittenWare, uncounted: ReadonlySet<string>): string | undefined {
  const named = [thing, facts.price?.quality, facts.fetches?.quality];
  const found = named.find((each) => each && uncounted.has(each.name));
  return (
    found && `"${found.name}" climbs by change points or is shared; a shop trades qualities that are counted one by one`
  );
}

function wrong({ block, facts: { price, fetches, bought, sold }, thing }: WrittenWare): string | undefined {
  const name = thing.name;
  if (!block.facts.some(({ key }) => key === 'price' || key === 'fetches')) {
    return `"${name}" has neither "price" nor "fetches"; add one of them`;
  }
  if (price && fetches && price.quality.name !== fetches.quality.name) {
    return `"${name}" is sold for ${price.quality.name} and fetches ${fetches.quality.name}; use one currency`;
  }
  if ((price ?? fetches)?.quality.name === name) return `"${name}" is traded for itself; use another currency`;
  if (bought && !price && fetches)
    return `"${name}" has "bought", but is not for sale; add "price", or delete "bought"`;
  if (sold && !fetches && price) return `"${name}" has "sold", but is not bought back; add "fetches", or delete "sold"`;
  return undefined;
}

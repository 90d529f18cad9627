import type { WareWritten } from '../../meaning/shop.ts';
import type { Rule } from '../rule.ts';

/** A ware is sold or bought back, in one kind of money, and never for itself. */
export const waresAreTraded: Rule = (world) =>
  world.shops.flatMap(({ wares }) =>
    wares.flatMap((ware) => {
      const message = wrong(ware);
      return message ? [{ at: ware.block.heading.at, message }] : [];
    }),
  );

function wrong({ block, facts: { price, fetches, bought, sold }, thing }: WareWritten): string | undefined {
  const name = thing.name;
  if (!block.facts.some(({ key }) => key.text === 'price' || key.text === 'fetches')) {
    return `"${name}" has neither "price" nor "fetches"`;
  }
  if (price && fetches && price.quality.name !== fetches.quality.name) {
    return `"${name}" is sold for ${price.quality.name} and fetches ${fetches.quality.name}; a ware keeps to one of them`;
  }
  if ((price ?? fetches)?.quality.name === name) return `"${name}" is traded for itself`;
  if (bought && !price && fetches) return `"${name}" has "bought", but is not for sale`;
  if (sold && !fetches && price) return `"${name}" has "sold", but is not bought back`;
  return undefined;
}

import type { Branch, Effect, Outcome, Pack, QualityId } from '@underhall/engine';

/** Selling price of each item in the smallest coin of the main currency. Excludes items that nobody buys. */
export type Prices = ReadonlyMap<QualityId, number>;

/** Returns the main currency: the one that the pack names, else the first currency, else that of the first shop. */
export function moneyOf({ words, qualities, shops }: Pack): QualityId | undefined {
  const [currency] = qualities.filter(({ category }) => category === 'Currency');
  return words.money.quality ?? currency?.id ?? shops[0]?.wares[0]?.currency;
}

/**
 * Price of each item in the shop that pays most. An item that no shop buys has half the price that a branch pays. The
 * other half counts as pay for the errand.
 */
export function pricesOf(pack: Pack, money = moneyOf(pack)): Prices {
  if (money === undefined) return new Map();
  const prices = new Map([[money, 1]]);
  const raise = (quality: QualityId, price: number): void => {
    if (quality !== money && price > (prices.get(quality) ?? 0)) prices.set(quality, price);
  };
  const wares = pack.shops.flatMap((shop) => shop.wares);
  // Two rounds, because a shop may pay in a currency that only another shop exchanges.
  for (const _round of [1, 2]) {
    for (const { quality, currency, fetches = 0 } of wares) raise(quality, fetches * (prices.get(currency) ?? 0));
  }
  const inShops = new Set(prices.keys());
  for (const branch of pack.storylets.flatMap(({ branches }) => branches)) {
    const [price, ...others] = branch.pays;
    if (!price || others.length > 0 || inShops.has(price.quality)) continue;
    raise(price.quality, moneyFrom(branch, money) / price.level / 2);
  }
  return prices;
}

/** Buying price of each item, in the same coin: the lowest of all shops and of branches that only sell the item. */
export function costsOf(pack: Pack, prices: Prices, money = moneyOf(pack)): Prices {
  const costs = new Map<QualityId, number>();
  const lower = (quality: QualityId, cost: number): void => {
    if (cost > 0 && cost < (costs.get(quality) ?? Number.POSITIVE_INFINITY)) costs.set(quality, cost);
  };
  for (const { quality, currency, cost = 0 } of pack.shops.flatMap((shop) => shop.wares)) {
    lower(quality, cost * (prices.get(currency) ?? 0));
  }
  for (const { pays, outcomes } of pack.storylets.flatMap(({ branches }) => branches)) {
    const [price] = pays;
    const effects = 'always' in outcomes ? outcomes.always.effects : [];
    const [gain] = effects;
    if (price?.quality !== money || !price || pays.length > 1 || effects.length > 1) continue;
    if (gain?.kind === 'change' && typeof gain.by === 'number') lower(gain.quality, price.level / gain.by);
  }
  return costs;
}

/** The money that a branch always pays on success. */
function moneyFrom({ outcomes }: Branch, money: QualityId): number {
  const { effects }: Outcome = 'always' in outcomes ? outcomes.always : outcomes.success;
  return effects.reduce((sum, effect) => sum + plainGain(effect, money), 0);
}

const plainGain = (effect: Effect, money: QualityId): number =>
  effect.kind === 'change' && effect.quality === money && typeof effect.by === 'number' ? Math.max(0, effect.by) : 0;

import type { Shop, Ware } from '../../bazaar/shop.ts';
import type { QualityId } from '../../ids.ts';
import { spareCopies } from './copies.ts';
import { allHold, baseLevel, capNow } from './levels.ts';
import { type Answer, type Game, no } from './model-character.ts';
import { areaNow } from './places.ts';

const isCounted = (id: QualityId, { world }: Game): boolean => {
  const quality = world.qualities.get(id);
  return quality?.climbs === 'one by one' && !quality.shared;
};

/** Returns the ware if it can be traded and its shop can be entered. */
export function wareNow(game: Game, id: number): Ware | undefined {
  for (const shop of game.world.pack.shops) {
    for (const ware of shop.wares) {
      if (ware.id !== id || !allHold(shop.when, game) || !allHold(ware.when, game)) continue;
      if (ware.quality !== ware.currency && isCounted(ware.quality, game) && isCounted(ware.currency, game))
        return ware;
    }
  }
  return undefined;
}

/** Shops that can be entered now. */
export const shopsNow = (game: Game): Shop[] =>
  areaNow(game)?.market && !game.who.restrictions.has('EchoBazaar')
    ? game.world.pack.shops.filter(({ when }) => allHold(when, game))
    : [];

type Heap = { quality: QualityId; count: number };

function trade(game: Game, gives: Heap, takes: Heap, isShort: string): Answer {
  if (spareCopies(gives.quality, game) < gives.count) return no(isShort);
  const quality = game.world.qualities.get(takes.quality);
  const most = Math.min(quality ? capNow(quality, game) : 0, 2 ** 31 - 1);
  const capacity = Math.max(0, most - baseLevel(takes.quality, game));
  if (takes.count > capacity) return no('too much of it');
  const { totals } = game.who;
  game.acts = true;
  totals.set(gives.quality, baseLevel(gives.quality, game) - gives.count);
  totals.set(takes.quality, baseLevel(takes.quality, game) + takes.count);
  return undefined;
}

function asked(game: Game, id: number, amount: number): Ware | string {
  if (!Number.isInteger(amount) || amount < 1 || amount > 999_999) return 'no such amount';
  if (!areaNow(game)?.market || game.who.restrictions.has('EchoBazaar')) return 'bazaar closed';
  return wareNow(game, id) ?? 'no such ware';
}

export function buyThem(game: Game, id: number, amount: number): Answer {
  const ware = asked(game, id, amount);
  if (typeof ware === 'string') return no(ware);
  if (ware.cost === undefined) return no('not for sale');
  const price = { quality: ware.currency, count: amount * ware.cost };
  return trade(game, price, { quality: ware.quality, count: amount }, 'cannot afford');
}

export const sellThem = (game: Game, id: number, amount: number): Answer =>
  sellNow(game, asked(game, id, amount), amount);

function sellNow(game: Game, ware: Ware | string, amount: number): Answer {
  if (typeof ware === 'string') return no(ware);
  if (ware.fetches === undefined) return no('not wanted here');
  const proceeds = { quality: ware.currency, count: amount * ware.fetches };
  return trade(game, { quality: ware.quality, count: amount }, proceeds, 'not enough of it');
}

/** Sells all heaps, or none if one is refused. Shops are as they were before the first sale. */
export function sellAllOfThem(
  game: Game,
  heaps: readonly { readonly ware: number; readonly amount: number }[],
): Answer {
  const { who, acts } = game;
  const before = new Map(who.totals);
  const wanted = heaps.map(({ ware, amount }) => ({ ware: asked(game, ware, amount), amount }));
  for (const { ware, amount } of wanted) {
    const answer = sellNow(game, ware, amount);
    if (answer === undefined) continue;
    who.totals.clear();
    for (const [quality, total] of before) who.totals.set(quality, total);
    game.acts = acts;
    return answer;
  }
  return undefined;
}

import { isBazaarOpen, sellable, shopsFor, spareOf, type Ware, waresFor } from '@underhall/engine';
import type { View } from '../cast.ts';
import type { Command } from '../command.ts';
import { roomFor } from '../page/trade-commands.ts';
import type { Inclination } from './inclination.ts';

/** Sells what there is too much of, and buys what is not owned yet and can be paid. */
export const trade: Inclination = (view) => {
  const { player } = view;
  if (!player.dice.falls(player.strategy.temper.trades) || !isBazaarOpen(view)) return undefined;
  return player.dice.falls(50) ? sellSomething(view) : buySomething(view);
};

function sellSomething(view: View): Command | undefined {
  const { player, world } = view;
  // Clothes and second chances are kept while there is only one of them.
  const idle = sellable(view).filter(({ ware, count }) => count > 1 || !isOfUse(ware, world));
  const { ware, count } = player.dice.oneOf(idle) ?? {};
  if (!ware || count === undefined) return undefined;
  return { do: 'sell', ware: ware.id, count: isOfUse(ware, world) ? count - 1 : 1 + player.dice.below(count) };
}

function buySomething(view: View): Command | undefined {
  const { player, character } = view;
  const wares = shopsFor(view).flatMap((shop) => waresFor(shop, view));
  const payable = wares.filter(
    ({ cost = 0, currency, quality }) => spareOf(currency, character) >= cost && roomFor(quality, view) > 0,
  );
  const lacking = payable.filter(({ quality }) => !character.qualities.ids.includes(quality));
  const ware = player.dice.oneOf(lacking.length > 0 ? lacking : payable);
  return ware && { do: 'buy', ware: ware.id, count: 1 };
}

function isOfUse({ quality: id }: Ware, world: View['world']): boolean {
  const quality = world.qualities.get(id);
  return quality?.slot !== undefined || quality?.secondChanceOn !== undefined || quality?.use !== undefined;
}

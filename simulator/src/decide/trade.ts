import {
  branchesFor,
  isBazaarOpen,
  levelOf,
  type QualityId,
  type Requirement,
  sellable,
  shopsFor,
  spareOf,
  type Ware,
  waresFor,
} from '@underhall/engine';
import type { View } from '../cast.ts';
import type { Command } from '../command.ts';
import { roomFor } from '../page/trade-commands.ts';
import type { Behaviour } from './behaviour.ts';

/** The highest level that a listed storylet requires or takes, for each quality. */
export function levelsRequiredByList(view: View): ReadonlyMap<QualityId, number> {
  const required = new Map<QualityId, number>();
  const require = (quality: QualityId, level: number) =>
    required.set(quality, Math.max(level, required.get(quality) ?? 0));
  for (const { branches } of view.list()) {
    for (const { needs, pays } of branchesFor(branches, view)) {
      for (const { quality, level } of pays) require(quality, level);
      for (const need of needs) for (const { quality, atLeast = 0 } of levelsIn(need)) require(quality, atLeast);
    }
  }
  return required;
}

const levelsIn = (need: Requirement) => (need.kind === 'level' ? [need] : []);

/** Sells items that no listed storylet requires. Buys required items first, then items that the player does not own. */
export const trade: Behaviour = (view) => {
  const { player } = view;
  if (!player.dice.happens(player.strategy.traits.tradePercent) || !isBazaarOpen(view)) return undefined;
  return player.dice.happens(50) ? sellSomething(view) : buySomething(view);
};

function sellSomething(view: View): Command | undefined {
  const { player, world } = view;
  const required = levelsRequiredByList(view);
  const forSale = sellable(view).flatMap(({ ware, count }) => {
    // Never sells the last piece of clothing or second chance.
    const reserved = Math.max(isOfUse(ware, world) ? 1 : 0, required.get(ware.quality) ?? 0);
    return count > reserved ? [{ ware, spare: count - reserved }] : [];
  });
  const { ware, spare } = player.dice.oneOf(forSale) ?? {};
  if (!ware || spare === undefined) return undefined;
  return { do: 'sell', ware: ware.id, count: isOfUse(ware, world) ? spare : 1 + player.dice.below(spare) };
}

function buySomething(view: View): Command | undefined {
  const { player, character } = view;
  const wares = shopsFor(view).flatMap((shop) => waresFor(shop, view));
  const payable = wares.filter(
    ({ cost = 0, currency, quality }) => spareOf(currency, character) >= cost && roomFor(quality, view) > 0,
  );
  const required = levelsRequiredByList(view);
  const needed = payable.filter(({ quality }) => levelOf(character.qualities, quality) < (required.get(quality) ?? 0));
  const lacking = payable.filter(({ quality }) => !character.qualities.ids.includes(quality));
  const savesFor = player.strategy.traits.isCollector ? cheapestWithUse(wares, view) : undefined;
  const rest = savesFor ? [payable.filter(({ id }) => id === savesFor.id)] : [lacking, payable];
  const ware = player.dice.oneOf([needed, ...rest].find(({ length }) => length > 0) ?? []);
  return ware && { do: 'buy', ware: ware.id, count: 1 };
}

/** The cheapest usable item that the player does not own. */
const cheapestWithUse = (wares: readonly Ware[], { character, world, worldIndex: { money } }: View): Ware | undefined =>
  wares
    .filter(
      ({ quality, currency }) =>
        world.qualities.get(quality)?.use !== undefined &&
        !character.qualities.ids.includes(quality) &&
        currency === money,
    )
    .toSorted((one, other) => (one.cost ?? 0) - (other.cost ?? 0))[0];

function isOfUse({ quality: id }: Ware, world: View['world']): boolean {
  const quality = world.qualities.get(id);
  return quality?.slot !== undefined || quality?.secondChanceOn !== undefined || quality?.use !== undefined;
}

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

/** The number of each thing that the stories in the list ask for: the most that one branch needs or takes. */
export function levelsRequiredByList(view: View): ReadonlyMap<QualityId, number> {
  const wanted = new Map<QualityId, number>();
  const ask = (quality: QualityId, level: number) => wanted.set(quality, Math.max(level, wanted.get(quality) ?? 0));
  for (const { branches } of view.list()) {
    for (const { needs, pays } of branchesFor(branches, view)) {
      for (const { quality, level } of pays) ask(quality, level);
      for (const needed of needs) for (const { quality, atLeast = 0 } of levelsIn(needed)) ask(quality, atLeast);
    }
  }
  return wanted;
}

const levelsIn = (needed: Requirement) => (needed.kind === 'level' ? [needed] : []);

/** Sells what there is too much of and no story in the list asks for; buys what one asks for first, then what is not owned yet. */
export const trade: Behaviour = (view) => {
  const { player } = view;
  if (!player.dice.happens(player.strategy.traits.tradePercent) || !isBazaarOpen(view)) return undefined;
  return player.dice.happens(50) ? sellSomething(view) : buySomething(view);
};

function sellSomething(view: View): Command | undefined {
  const { player, world } = view;
  const wanted = levelsRequiredByList(view);
  const idle = sellable(view).flatMap(({ ware, count }) => {
    // Clothes and second chances are kept while there is only one of them.
    const kept = Math.max(isOfUse(ware, world) ? 1 : 0, wanted.get(ware.quality) ?? 0);
    return count > kept ? [{ ware, spare: count - kept }] : [];
  });
  const { ware, spare } = player.dice.oneOf(idle) ?? {};
  if (!ware || spare === undefined) return undefined;
  return { do: 'sell', ware: ware.id, count: isOfUse(ware, world) ? spare : 1 + player.dice.below(spare) };
}

function buySomething(view: View): Command | undefined {
  const { player, character } = view;
  const wares = shopsFor(view).flatMap((shop) => waresFor(shop, view));
  const payable = wares.filter(
    ({ cost = 0, currency, quality }) => spareOf(currency, character) >= cost && roomFor(quality, view) > 0,
  );
  const wanted = levelsRequiredByList(view);
  const asked = payable.filter(({ quality }) => levelOf(character.qualities, quality) < (wanted.get(quality) ?? 0));
  const lacking = payable.filter(({ quality }) => !character.qualities.ids.includes(quality));
  const savesFor = player.strategy.traits.isCollector ? cheapestWithUse(wares, view) : undefined;
  const rest = savesFor ? [payable.filter(({ id }) => id === savesFor.id)] : [lacking, payable];
  const ware = player.dice.oneOf([asked, ...rest].find(({ length }) => length > 0) ?? []);
  return ware && { do: 'buy', ware: ware.id, count: 1 };
}

/** The cheapest ware that can be used and is not owned yet. */
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

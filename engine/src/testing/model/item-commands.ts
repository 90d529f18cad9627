import { redeem } from '../../access/access-code.ts';
import { buy, sell, sellTogether } from '../../bazaar/trade.ts';
import {
  addOutfit,
  buyOutfit,
  changeOutfit,
  renameOutfit,
  saveOutfit,
  toggleFavourite,
} from '../../outfits/change-outfits.ts';
import { equip, unequip } from '../../outfits/equip.ts';
import { equipHighest } from '../../outfits/equip-highest.ts';
import type { Moment, Ruling } from '../../turn.ts';
import { bringCode } from './access-codes.ts';
import { buyThem, sellAllOfThem, sellThem, wareNow } from './bazaar.ts';
import { alone, type CommandNumbers, type CommandPair, type MakePair, oneOf, someNames } from './command-pair.ts';
import type { Answer, Game } from './model-character.ts';
import * as wardrobe from './outfits.ts';
import { codes } from './some-outcomes.ts';
import { wareIds } from './some-rest.ts';
import { garments, qualityIds } from './some-things.ts';

const amounts = [1, 1, 1, 2, 3, 5, 7, 9, 1, 2, 3, 0, -1, 1.5, 999_999, 1_000_000] as const;
const outfitIds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 99] as const;

function trade(
  chosen: CommandNumbers,
  game: Game,
  engine: (moment: Moment, id: number, amount: number) => Ruling,
  model: (game: Game, id: number, amount: number) => Answer,
): CommandPair {
  const open = wareIds.filter((id) => wareNow(game, id));
  const asked = { id: oneOf(chosen, open, [...wareIds, 99]), amount: amounts[chosen.pick % amounts.length] as number };
  return alone(
    asked,
    (moment, { id, amount }) => engine(moment, id, amount),
    (played, { id, amount }) => model(played, id, amount),
  );
}

export const itemCommands = {
  equip: (chosen) => alone(oneOf(chosen, garments, [qualityIds.pence, 99]), equip, wardrobe.equip),
  unequip: (chosen, { who }) => alone(oneOf(chosen, [...who.worn.values()], garments), unequip, wardrobe.unequip),
  equipHighest: (chosen) =>
    alone(oneOf(chosen, [qualityIds.keen, qualityIds.quick, qualityIds.worry], [99]), equipHighest, wardrobe.equipBest),
  changeOutfit: (chosen) => alone(oneOf(chosen, outfitIds, outfitIds), changeOutfit, wardrobe.changeInto),
  saveOutfit: (chosen) => alone(oneOf(chosen, outfitIds, outfitIds), saveOutfit, wardrobe.save),
  renameOutfit(chosen) {
    const name = someNames[Math.floor(chosen.more / 10) % someNames.length] as string;
    return alone(
      { id: oneOf(chosen, [1, 2, 3], outfitIds), name },
      (moment, { id }) => renameOutfit(moment, id, name),
      (game, { id }) => wardrobe.renameClothes(game, id, name),
    );
  },
  markOutfit: (chosen) => alone(oneOf(chosen, [1, 2, 3], outfitIds), toggleFavourite, wardrobe.mark),
  /** Free, or bought for Fate. */
  addOutfit(chosen) {
    if (chosen.more % 2 === 1) return alone(undefined, buyOutfit, wardrobe.payForClothes);
    const name = chosen.pick < 60 ? undefined : someNames[chosen.more % someNames.length];
    const asked = { type: 'Purchased' as const, ...(name !== undefined && { name }) };
    return alone(asked, addOutfit, (game) => wardrobe.buyClothes(game, name));
  },
  buy: (chosen, game) => trade(chosen, game, buy, buyThem),
  sell: (chosen, game) => trade(chosen, game, sell, sellThem),
  sellTogether(chosen, game) {
    const open = wareIds.filter((id) => wareNow(game, id));
    const heaps = [chosen.pick, chosen.more].map((pick) => ({
      ware: oneOf({ ...chosen, more: pick }, open, [...wareIds, 99]),
      amount: amounts[pick % amounts.length] as number,
    }));
    return alone(heaps, sellTogether, sellAllOfThem);
  },
  redeem: (chosen) => alone(oneOf(chosen, codes, codes), redeem, bringCode),
} satisfies Record<string, MakePair>;

import type { QualityId } from '../../ids.ts';
import type { Quality } from '../../qualities/quality.ts';
import { addClothes, changeable, outfitsNow, wornNow } from './clothes.ts';
import { holdersOf, inReach } from './copies.ts';
import { numberOwned } from './levels.ts';
import { type Answer, type EngagedAgent, type Game, no, type Outfit } from './model-character.ts';
import { settingNow } from './places.ts';

export function mayChange(game: Game): boolean {
  if (settingNow(game)?.canChangeOutfit === false) return false;
  const { story } = game.who;
  if (story.phase === 'Available' || story.phase === 'End') return true;
  return game.world.storylets.get(story.storylet)?.canChangeOutfit !== false;
}

/** Only from an agent at home. Skips the agent `but`. */
export function giveBackFirst(item: QualityId, game: Game, but?: EngagedAgent): boolean {
  const first = holdersOf(item, game).find((each) => !each.plot && each !== but);
  first?.lent.splice(first.lent.indexOf(item), 1);
  return first !== undefined;
}

/** The aftermath takes the item from an agent if there are too few copies by then. */
export function wearIt(quality: Quality, game: Game): void {
  const { id, slot } = quality;
  if (slot === undefined || inReach(id, game) <= 0 || isWorn(id, game)) return;
  game.who.worn.set(slot, id);
}

const isWorn = (item: QualityId, { who }: Game): boolean => [...who.worn.values()].includes(item);

export function equip(game: Game, item: QualityId): Answer {
  if (numberOwned(item, game) === 0) return no('not yours');
  const quality = game.world.qualities.get(item);
  if (quality?.slot === undefined) return no('not to be worn');
  if (isWorn(item, game)) return undefined;
  if (!changeable.includes(quality.slot)) return no('slot locked');
  if (!mayChange(game)) return no('outfit locked');
  if (inReach(item, game) <= 0) return no('lent to an agent');
  wearIt(quality, game);
  game.acts = true;
  return undefined;
}

export function unequip(game: Game, item: QualityId): Answer {
  const [slot] = [...game.who.worn].find(([, worn]) => worn === item) ?? [];
  if (slot === undefined) return numberOwned(item, game) === 0 ? no('not yours') : undefined;
  if (!changeable.includes(slot)) return no('slot locked');
  if (!mayChange(game)) return no('outfit locked');
  game.who.worn.delete(slot);
  game.acts = true;
  return undefined;
}

const adds = ({ enhancements }: Quality, to?: QualityId): number =>
  (enhancements ?? [])
    .filter(({ quality }) => to === undefined || quality === to)
    .reduce((sum, { level }) => sum + level, 0);

/** For each slot, puts on the item that adds most to a quality. */
export function equipBest(game: Game, id: QualityId): Answer {
  if (!game.world.qualities.has(id)) return no('not to be worn');
  if (!mayChange(game)) return no('outfit locked');
  game.acts = true;
  for (const slot of changeable) {
    const worn = game.world.qualities.get(game.who.worn.get(slot) ?? 0);
    const best = game.world.pack.qualities
      .filter((each) => each.slot === slot && inReach(each.id, game) > 0 && adds(each, id) > 0)
      .sort((a, b) => adds(b, id) - adds(a, id) || adds(b) - adds(a) || a.id - b.id)[0];
    if (best && adds(best, id) > (worn ? adds(worn, id) : 0)) wearIt(best, game);
  }
  return undefined;
}

/** Undefined if the character may use the outfit. */
const refusalOf: Readonly<Record<Outfit['type'], (game: Game) => string | undefined>> = {
  Standard: () => undefined,
  Purchased: () => undefined,
  GivenInGame: () => undefined,
  Exceptional: ({ who }) => (who.tier === 'none' ? 'outfit of members' : undefined),
  EnhancedExceptional: ({ who }) => (who.tier === 'enhanced' ? undefined : 'outfit of enhanced members'),
};

function usable(game: Game, id: number): Outfit | string {
  const outfit = outfitsNow(game.who).find((each) => each.id === id);
  if (!outfit) return 'no such outfit';
  return refusalOf[outfit.type](game) ?? outfit;
}

export function changeInto(game: Game, id: number): Answer {
  const outfit = usable(game, id);
  if (typeof outfit === 'string') return no(outfit);
  if (!mayChange(game)) return no('outfit locked');
  const { who, world } = game;
  const wanted = [...outfit.worn].filter(
    ([slot, item]) => world.qualities.get(item)?.slot === slot && inReach(item, game) > 0,
  );
  const kept = new Map(wanted);
  for (const slot of changeable) if (who.worn.has(slot) && kept.get(slot) !== who.worn.get(slot)) who.worn.delete(slot);
  for (const [, item] of wanted) wearIt(world.qualities.get(item) as Quality, game);
  who.outfit = id;
  game.acts = true;
  return undefined;
}

export function save(game: Game, id: number): Answer {
  const outfit = usable(game, id);
  if (typeof outfit === 'string') return no(outfit);
  outfit.worn = wornNow(game.who);
  game.who.outfit = id;
  return undefined;
}

function unfit(game: Game, name: string, but?: Outfit): string | undefined {
  const kept = name.trim();
  if (kept.length < 1 || kept.length > 21 || /\p{Cc}/u.test(kept)) return 'name unfit';
  const others = outfitsNow(game.who).filter((each) => each !== but);
  return others.some((each) => each.name.toLowerCase() === kept.toLowerCase()) ? 'outfit name taken' : undefined;
}

export function renameClothes(game: Game, id: number, name: string): Answer {
  const outfit = outfitsNow(game.who).find((each) => each.id === id);
  if (!outfit) return no('no such outfit');
  const refused = unfit(game, name, outfit);
  if (refused) return no(refused);
  outfit.name = name.trim();
  return undefined;
}

export function mark(game: Game, id: number): Answer {
  const outfits = outfitsNow(game.who);
  const outfit = outfits.find((each) => each.id === id);
  if (!outfit) return no('no such outfit');
  const is = !outfit.isFavourite;
  for (const each of outfits) each.isFavourite = is && each === outfit;
  return undefined;
}

export function giveClothes(game: Game, given: string): void {
  if (outfitsNow(game.who).some((each) => each.given === given)) return;
  addClothes(game, 'GivenInGame', unfit(game, given) === undefined ? given : undefined);
  Object.assign(game.who.outfits.at(-1) as Outfit, { given });
}

const mostBought = 6;

/** Adds an outfit for free. */
export function buyClothes(game: Game, name?: string): Answer {
  const bought = outfitsNow(game.who).filter(({ type }) => type === 'Purchased').length;
  if (bought >= mostBought) return no('too many outfits');
  const refused = name === undefined ? undefined : unfit(game, name);
  if (refused) return no(refused);
  addClothes(game, 'Purchased', name?.trim());
  return undefined;
}

/** Buys an outfit for ten Fate. */
export function payForClothes(game: Game): Answer {
  const bought = outfitsNow(game.who).filter(({ type }) => type === 'Purchased').length;
  if (bought >= mostBought) return no('too many outfits');
  if (game.who.fate < 10) return no('not enough fate');
  game.who.fate -= 10;
  return buyClothes(game);
}

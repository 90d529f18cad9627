import type { Storylet } from '../../story/storylet.ts';
import { tableNow, tableUsed, takeFrom } from './clocks.ts';
import { allHold } from './levels.ts';
import { type Answer, type Game, modelLimits, no } from './model-character.ts';
import { areaNow, settingNow, tableIdNow } from './places.ts';

export function fits({ areas, settings, when }: Storylet, game: Game): boolean {
  if (areas.length > 0 && !areas.includes(game.who.area)) return false;
  const setting = settingNow(game);
  if (settings && !(setting && settings.includes(setting.id))) return false;
  return allHold(when, game);
}

const placeOfDeck: Readonly<Record<Storylet['deck'], 'list' | 'hand' | 'link'>> = {
  always: 'list',
  sometimes: 'hand',
  never: 'link',
};

export const isOnList = ({ deck }: Storylet): boolean => placeOfDeck[deck] === 'list';
export const isForHand = ({ deck }: Storylet): boolean => placeOfDeck[deck] === 'hand';
export const isByLink = ({ deck }: Storylet): boolean => placeOfDeck[deck] === 'link';

const urgencies = ['must', 'high', 'normal'];

/** Sorts by urgency, then by the author's order, then by id. */
export function inOrder(storylets: Storylet[]): Storylet[] {
  return storylets.sort(
    (a, b) => urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) || a.order - b.order || a.id - b.id,
  );
}

export const listedStorylets = (game: Game): Storylet[] =>
  inOrder(game.world.pack.storylets.filter((each) => isOnList(each) && fits(each, game)));

const drawsHere = (game: Game): boolean => areaNow(game)?.showOps === true && settingNow(game) !== undefined;

export function drawable(game: Game): Storylet[] {
  if (!drawsHere(game)) return [];
  const { hand } = tableNow(game);
  const all = game.world.pack.storylets.filter(
    (each) => isForHand(each) && !hand.includes(each.id) && fits(each, game),
  );
  const urgent = all.filter(({ urgency }) => urgency !== 'normal');
  return inOrder(urgent.length > 0 ? urgent : all);
}

export function handRoom(game: Game): number {
  const lodging = game.who.lodging === undefined ? undefined : game.world.lodgings.get(game.who.lodging);
  return settingNow(game)?.hand ?? lodging?.hand ?? 0;
}

export function draw(game: Game): Answer {
  if (!drawsHere(game)) return no('no card to draw');
  const isEndless = settingNow(game)?.isInfiniteDraw === true;
  const { deck, hand } = tableNow(game);
  if (deck.count === 0 && !isEndless) return no('deck empty');
  if (handRoom(game) === 0) return no('no hand');
  if (hand.length >= handRoom(game)) return no('hand full');
  const cards = drawable(game);
  if (cards.length === 0) return no('no card to draw');
  let roll = game.luck.roll(cards.reduce((sum, { frequency }) => sum + frequency, 0));
  for (const { id, frequency } of cards) {
    roll -= frequency;
    if (roll > 0) continue;
    const table = tableUsed(game);
    if (!isEndless) takeFrom(table.deck, 1, modelLimits(game).deck, game.now);
    table.hand.push(id);
    break;
  }
  return undefined;
}

/** Drops cards whose requirements no longer hold. Hands at other places are left as they are. */
export function dropWhatFitsNoMore(game: Game): void {
  const table = tableNow(game);
  table.hand = table.hand.filter((id) => {
    const card = game.world.storylets.get(id);
    return card && allHold(card.when, game);
  });
}

export function leaveHand(game: Game, before: { table: number; drops: boolean }): void {
  if (!before.drops || tableIdNow(game) === before.table) return;
  const table = game.who.tables.get(before.table);
  if (table) table.hand = [];
}

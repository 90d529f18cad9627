import { tableNow } from './clocks.ts';
import { allHold } from './levels.ts';
import { type Answer, type Game, no } from './model-character.ts';
import { tableIdNow } from './places.ts';

const situation = ({ who: { story, area, setting, tables } }: Game): string =>
  JSON.stringify([
    story,
    area,
    setting,
    [...tables].filter(([, { hand }]) => hand.length > 0).map(([id, { hand }]) => [id, hand]),
  ]);

/** After a command or elapsed time: if story, place or hand differ, no earlier discard can be undone. */
export function keepDiscards(game: Game): void {
  const { who } = game;
  const now = situation(game);
  if (who.situation !== now) who.discarded = undefined;
  who.situation = now;
}

export function discard(game: Game, card: number): Answer {
  keepDiscards(game);
  const { hand } = tableNow(game);
  if (!hand.includes(card)) return no('not in your hand');
  if (game.world.storylets.get(card)?.sticky) return no('card is sticky');
  game.who.discarded ??= { table: tableIdNow(game), hand: [...hand] };
  hand.splice(hand.indexOf(card), 1);
  game.who.situation = situation(game);
  return undefined;
}

export function undoDiscard(game: Game, card: number): Answer {
  keepDiscards(game);
  const { who, world } = game;
  const { hand } = tableNow(game);
  const before = who.discarded;
  const storylet = world.storylets.get(card);
  const isGone = before?.table === tableIdNow(game) && before.hand.includes(card) && !hand.includes(card);
  if (!before || !isGone || !storylet || !allHold(storylet.when, game)) return no('card cannot return');
  // Before the first card that followed it and is still there.
  const followers = before.hand.slice(before.hand.indexOf(card));
  const place = hand.findIndex((each) => followers.includes(each));
  hand.splice(place < 0 ? hand.length : place, 0, card);
  who.situation = situation(game);
  return undefined;
}

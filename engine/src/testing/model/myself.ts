import { numberOwned } from './levels.ts';
import { type Answer, type Game, no } from './model-character.ts';
import { qualityIds } from './some-things.ts';

/** Renames the character for Fate, unless the name is in `others`. */
export function takeName(game: Game, name: string, others: readonly string[]): Answer {
  const { who, world } = game;
  const price = world.pack.words.offerPrices.newName;
  if (who.name === name) return no('named so already');
  if (others.some((each) => each.toLowerCase() === name.toLowerCase())) return no('name taken');
  if (who.fate < price) return no('not enough fate');
  who.fate -= price;
  who.name = name;
  return undefined;
}

export function takeFace(game: Game, face: string, payment: 'fate' | 'ticket'): Answer {
  const { who, world } = game;
  const price = world.pack.words.offerPrices.newFace;
  if (!world.pack.start.faces.includes(face)) return no('no such face');
  if (who.face === face) return no('your face already');
  if (payment === 'fate') {
    if (who.fate < price) return no('not enough fate');
    who.fate -= price;
  } else {
    const tickets = numberOwned(qualityIds.ticket, game);
    if (tickets === 0) return no('no face ticket');
    who.totals.set(qualityIds.ticket, tickets - 1);
    game.acts = true;
  }
  who.face = face;
  return undefined;
}

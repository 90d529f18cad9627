import { type Branch, type Character, costOf, levelOf, meetsAll, namableIn, type World } from '@underhall/engine';

/** Would a player who sees this branch find its button free? Asked of every branch in sight, so no reasons are gathered. */
export const isTakeable = (branch: Branch, character: Character, world: World): boolean =>
  isPayable(branch, character) &&
  meetsAll(branch.when, character, world) &&
  meetsAll(branch.needs, character, world) &&
  isNamed(branch, character, world) &&
  (branch.act === undefined || world.acts.has(branch.act));

/** If it gives a name: is there something to be named? */
export const isNamed = ({ names }: Branch, character: Character, world: World): boolean =>
  names === undefined || namableIn(names, character, world).length > 0;

/** Are its actions, its Fate and its prices there? */
export const isPayable = (branch: Branch, character: Character): boolean =>
  character.actions.count >= costOf(branch, character) &&
  character.fate >= branch.fate &&
  branch.pays.every(({ quality }) => levelOf(character.qualities, quality) >= owed(quality, branch));

/** A price that is written twice is asked twice. */
const owed = (quality: number, { pays }: Branch): number =>
  pays.reduce((sum, price) => sum + (price.quality === quality ? price.level : 0), 0);

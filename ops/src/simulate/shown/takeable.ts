import { type Branch, type Character, costOf, levelOf, meetsAll, namableIn, type Standpoint } from '@underhall/engine';

/** Would a player who sees this branch find its button free? Asked of every branch in sight, so no reasons are gathered. */
export const isTakeable = (branch: Branch, here: Standpoint): boolean =>
  isPayable(branch, here.character) &&
  meetsAll(branch.when, here) &&
  meetsAll(branch.needs, here) &&
  isNamed(branch, here) &&
  (branch.act === undefined || here.world.acts.has(branch.act));

/** If it gives a name: is there something to be named? */
export const isNamed = ({ names }: Branch, here: Standpoint): boolean =>
  names === undefined || namableIn(names, here).length > 0;

/** Are its actions, its Fate and its prices there? */
export const isPayable = (branch: Branch, character: Character): boolean =>
  character.actions.count >= costOf(branch, character) &&
  character.fate >= branch.fate &&
  branch.pays.every(({ quality }) => levelOf(character.qualities, quality) >= owed(quality, branch));

/** A price that is written twice is asked twice. */
const owed = (quality: number, { pays }: Branch): number =>
  pays.reduce((sum, price) => sum + (price.quality === quality ? price.level : 0), 0);

import { type Branch, type Character, costOf, levelOf, meetsAll, namableIn, type Standpoint } from '@underhall/engine';

/** True if the branch's button can be pressed. It is asked of every branch in sight, so no reasons are gathered. */
export const isChoosable = (branch: Branch, here: Standpoint): boolean =>
  isPayable(branch, here.character) &&
  meetsAll(branch.when, here) &&
  meetsAll(branch.needs, here) &&
  isNamed(branch, here) &&
  (branch.act === undefined || here.world.acts.has(branch.act));

/** True if a branch that gives a name finds something to be named. */
export const isNamed = ({ names }: Branch, here: Standpoint): boolean =>
  names === undefined || namableIn(names, here).length > 0;

/** True if its actions, its Fate and its prices can be paid. */
export const isPayable = (branch: Branch, character: Character): boolean =>
  character.actions.count >= costOf(branch, character) &&
  character.fate >= branch.fate &&
  branch.pays.every(({ quality }) => levelOf(character.qualities, quality) >= owed(quality, branch));

/** The sum of a branch's prices in one quality. */
const owed = (quality: number, { pays }: Branch): number =>
  pays.reduce((sum, price) => sum + (price.quality === quality ? price.level : 0), 0);

import type { Character } from '../character.ts';
import { areaOf, settingOf } from '../map/setting-of.ts';
import { fitting } from '../offers/fitting.ts';
import type { Storylet } from '../story/storylet.ts';
import type { World } from '../world.ts';
import { tableOf } from './table-of.ts';

/** Are cards drawn where the character stands? */
export const drawsHere = (character: Character, world: World): boolean =>
  settingOf(character, world) !== undefined && areaOf(character, world)?.showOps === true;

/** The cards one of which the next draw finds: those that fit here and are not held; while some are urgent, only these. */
export function eligibleCards(character: Character, world: World): readonly Storylet[] {
  if (!drawsHere(character, world)) return [];
  const { hand } = tableOf(character, world);
  const drawable = fitting('sometimes', character, world).filter(({ id }) => !hand.includes(id));
  const urgent = drawable.filter(({ urgency }) => urgency !== 'normal');
  return urgent.length > 0 ? urgent : drawable;
}

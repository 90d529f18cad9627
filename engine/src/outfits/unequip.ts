import type { QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';
import { aftermath } from '../story/aftermath.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { canChangeOutfit } from './can-change-outfit.ts';
import { changeableSlots } from './slots.ts';

/** Takes a thing off, wherever it is worn. To take off what is not worn changes nothing. */
export function unequip(moment: Moment, item: QualityId): Ruling {
  const { character, world } = moment;
  const slot = Object.keys(character.worn).find((each) => character.worn[each] === item);
  if (slot === undefined) {
    return levelOf(character.qualities, item) === 0 ? refuse('not yours') : allow(openTurn(moment));
  }
  if (!changeableSlots.some(({ key }) => key === slot)) return refuse('slot locked');
  if (!canChangeOutfit(character, world)) return refuse('outfit locked');
  return allow(aftermath(record(openTurn(moment), { kind: 'taken off', slot, item }), moment));
}

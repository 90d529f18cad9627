import { withinReach } from '../agents/in-use.ts';
import type { QualityId } from '../ids.ts';
import { settingOf } from '../map/setting-of.ts';
import { levelOf } from '../qualities/qualities.ts';
import { aftermath } from '../story/aftermath.ts';
import { openStoryIn } from '../story/phases.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse, type Standpoint } from '../turn.ts';
import { changeableSlots, slots } from './slots.ts';

/** True unless the setting or the open storylet forbids changing clothes. */
export function canChangeOutfit(here: Standpoint): boolean {
  const { character, world } = here;
  if (settingOf(here)?.canChangeOutfit === false) return false;
  const open = openStoryIn(character.story, world);
  return open === undefined || world.storylets.get(open.storylet)?.canChangeOutfit === true;
}

/** Replaces the item in the slot. Does nothing if this one is already worn. */
export function equip(moment: Moment, item: QualityId): Ruling {
  const { character, world } = moment;
  const key = world.qualities.get(item)?.slot;
  const slot = slots.find((each) => each.key === key);
  if (levelOf(character.qualities, item) === 0) return refuse('not yours');
  if (!slot) return refuse('not to be worn');
  if (character.worn[slot.key] === item) return allow(openTurn(moment));
  if (!slot.canChange) return refuse('slot locked');
  if (!canChangeOutfit(moment)) return refuse('outfit locked');
  if (withinReach(item, character) === 0) return refuse('lent to an agent');
  return allow(aftermath(record(openTurn(moment), { kind: 'worn', slot: slot.key, item }), moment));
}

/** Does nothing if the item is not worn. */
export function unequip(moment: Moment, item: QualityId): Ruling {
  const { character } = moment;
  const slot = Object.keys(character.worn).find((each) => character.worn[each] === item);
  if (slot === undefined) {
    return levelOf(character.qualities, item) === 0 ? refuse('not yours') : allow(openTurn(moment));
  }
  if (!changeableSlots.some(({ key }) => key === slot)) return refuse('slot locked');
  if (!canChangeOutfit(moment)) return refuse('outfit locked');
  return allow(aftermath(record(openTurn(moment), { kind: 'taken off', slot, item }), moment));
}

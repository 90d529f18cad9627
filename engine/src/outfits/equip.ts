import { withinReach } from '../agents/in-use.ts';
import type { QualityId } from '../ids.ts';
import { levelOf } from '../qualities/qualities.ts';
import { aftermath } from '../story/aftermath.ts';
import { allow, type Moment, openTurn, type Ruling, record, refuse } from '../turn.ts';
import { canChangeOutfit } from './can-change-outfit.ts';

import { slots } from './slots.ts';

/** Puts a thing on, in place of what its slot held. To put on what is worn already changes nothing. */
export function equip(moment: Moment, item: QualityId): Ruling {
  const { character, world } = moment;
  const key = world.qualities.get(item)?.slot;
  const slot = slots.find((each) => each.key === key);
  if (levelOf(character.qualities, item) === 0) return refuse('not yours');
  if (!slot) return refuse('not to be worn');
  if (character.worn[slot.key] === item) return allow(openTurn(moment));
  if (!slot.canChange) return refuse('slot locked');
  if (!canChangeOutfit(character, world)) return refuse('outfit locked');
  if (withinReach(item, character) === 0) return refuse('lent to an agent');
  return allow(aftermath(record(openTurn(moment), { kind: 'worn', slot: slot.key, item }), moment));
}

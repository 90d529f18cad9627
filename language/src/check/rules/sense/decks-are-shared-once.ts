import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';
import { nameIn, settingsByName } from '../../world-index.ts';

export const decksAreSharedOnce: Check = (world) =>
  world.settings.flatMap((setting) => {
    const shared = setting.facts['deck of'];
    if (!shared) return [];
    const at = placeOf(setting.block, 'deck of');
    if (shared.name === nameIn(setting)) return [{ at, message: 'a setting uses its own deck anyway; delete this' }];
    const further = settingsByName(world).get(shared.name)?.facts['deck of'];
    return further
      ? [{ at, message: `"${shared.name}" itself uses the deck of "${further.name}"; name "${further.name}"` }]
      : [];
  });

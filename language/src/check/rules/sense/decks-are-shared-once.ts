import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';
import { nameIn, settingsByName } from '../../world-index.ts';

/** A setting shares the deck of one that has its own. */
export const decksAreSharedOnce: Check = (world) =>
  world.settings.flatMap((setting) => {
    const shared = setting.facts['deck of'];
    if (!shared) return [];
    const at = placeOf(setting.block, 'deck of');
    if (shared.name === nameIn(setting)) return [{ at, message: 'it has its own deck anyway; leave this out' }];
    const further = settingsByName(world).get(shared.name)?.facts['deck of'];
    return further ? [{ at, message: `"${shared.name}" uses the deck of "${further.name}" itself; name that` }] : [];
  });

import { moveTarget } from '../../../meaning/outcome.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import { settingsOf } from '../../areas.ts';
import type { Check } from '../../rule.ts';
import { nameIn, outcomesOf } from '../../world-index.ts';

/** An outcome that changes the setting must not also move to an area outside that setting. */
export const movesKeepTheSetting: Check = (world) => {
  const areas = new Map(world.areas.map((area) => [nameIn(area), settingsOf(area)]));
  return outcomesOf(world).flatMap(({ block, facts }) => {
    const setting = facts['change setting']?.name;
    const area = moveTarget(facts);
    const settings = areas.get(area ?? '');
    if (!setting || !area || !settings || settings.includes(setting)) return [];
    const message = `"${area}" does not belong to "${setting}", so moving there ends the setting; delete "change setting", or add "also in: ${setting}" to the area`;
    return [{ at: placeOf(block, 'move to'), message }];
  });
};

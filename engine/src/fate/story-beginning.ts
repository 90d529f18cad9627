import type { Area } from '../map/area.ts';
import { stateOf } from '../map/area-state.ts';
import { meetsAll } from '../qualities/meets.ts';
import { isListed, type Storylet } from '../story/storylet.ts';
import type { Standpoint } from '../turn.ts';
import type { StoreItem } from './store-item.ts';

/**
 * The area where an owned story begins: that of the first listed storylet that asks for the story and that the
 * character can open. Undefined if the character has not discovered it.
 */
export function beginningOf(item: StoreItem, here: Standpoint): Area | undefined {
  const first = here.world.pack.storylets.find(
    (storylet) =>
      isListed(storylet) && storylet.areas.length > 0 && asksForStory(item, storylet) && meetsAll(storylet.when, here),
  );
  const areas = (first?.areas ?? []).flatMap((id) => here.world.areas.get(id) ?? []);
  return areas.find((area) => stateOf(area, here).isDiscovered);
}

/** True if the storylet is only for owners of the story. */
export const asksForStory = ({ opens }: StoreItem, { when }: Storylet): boolean =>
  when.some((each) => each.kind === 'level' && each.quality === opens && (each.atLeast ?? 0) > 0);

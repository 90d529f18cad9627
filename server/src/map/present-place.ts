import type { Area, Setting } from '@underhall/contract';
import type { AreaId, Character, World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';

/** Where a character stands: the place, and the rules region it belongs to. */
export const presentPlace = (character: Character, world: World): { area: Area; setting: Setting } => ({
  area: presentArea(character.area, world),
  setting: presentSetting(character.area, world),
});

/** What an area says of its place on a map, while there is none. */
const withoutAMap = {
  childAreas: [],
  moveMessage: '',
  hideName: false,
  premiumSubRequired: false,
  discovered: false,
  unlocked: false,
  jsonInfo: { labelX: 0, labelY: 0, zIndex: 0 },
};

export function presentArea(id: AreaId, world: World): Area {
  const area = world.areas.get(id);
  const setting = area && world.settings.get(area.setting);
  return {
    id,
    name: escapeHtml(area?.name ?? 'Nowhere in particular'),
    description: area?.descriptionHtml ?? '',
    image: area?.image ?? '',
    type: area?.type ?? 'Special',
    line: escapeHtml(area?.line ?? ''),
    showOps: area?.showOps ?? false,
    canChangeOutfit: setting?.canChangeOutfit ?? false,
    canMoveTo: false,
    ...withoutAMap,
  };
}

export function presentSetting(area: AreaId, world: World): Setting {
  const setting = world.settings.get(world.areas.get(area)?.setting ?? 0);
  return (
    setting ?? {
      id: 0,
      name: '',
      canTravel: false,
      canOpenMap: false,
      canChangeOutfit: false,
      itemsUsableHere: false,
      isInfiniteDraw: false,
    }
  );
}

import type { Area, Setting } from '@underhall/contract';
import { type AreaId, type Character, settingOf, tell, type World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';

/** Where a character stands: the place, and the rules they are under. */
export const presentPlace = (character: Character, world: World): { area: Area; setting: Setting } => ({
  area: presentArea(character.area, character, world),
  setting: presentSetting(character, world),
});

/** What an area says of its place on a map, while there is none. */
const withoutAMap = {
  childAreas: [],
  hideName: false,
  canMoveTo: false,
  discovered: false,
  unlocked: false,
  jsonInfo: { labelX: 0, labelY: 0, zIndex: 0 },
};

export function presentArea(id: AreaId, character: Character, world: World): Area {
  const area = world.areas.get(id);
  const setting = id === character.area ? settingOf(character, world) : area && world.settings.get(area.setting);
  return {
    id: area?.id ?? 0,
    name: escapeHtml(area?.name ?? 'Nowhere in particular'),
    description: area ? tell(area.descriptionHtml, character, world) : '',
    image: area?.image ?? '',
    type: area?.type ?? 'Special',
    line: escapeHtml(area?.line ?? ''),
    showOps: area?.showOps ?? false,
    canChangeOutfit: setting?.canChangeOutfit ?? true,
    moveMessage: area?.moveText === undefined ? '' : tell(area.moveText, character, world),
    premiumSubRequired: area?.membersOnly ?? false,
    ...withoutAMap,
  };
}

/** Nowhere is no setting: nothing may be done there but to change clothes, and to open the map and leave. */
const nowhere: Setting = {
  id: 0,
  name: '',
  canTravel: true,
  canOpenMap: true,
  canChangeOutfit: true,
  itemsUsableHere: false,
  isInfiniteDraw: false,
};

/** The rules the character is under. */
export function presentSetting(character: Character, world: World): Setting {
  const setting = settingOf(character, world);
  if (!setting) return nowhere;
  const { id, name, canTravel, canOpenMap, canChangeOutfit, itemsUsableHere, isInfiniteDraw } = setting;
  return { id, name, canTravel, canOpenMap, canChangeOutfit, itemsUsableHere, isInfiniteDraw };
}

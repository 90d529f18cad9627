import type { Area, Setting } from '@underhall/contract';
import {
  type AreaId,
  areaOf,
  type Character,
  lineageOf,
  type Area as Place,
  settingOf,
  tell,
  type World,
} from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { areaKey } from './area-key.ts';

/** Where a character stands: the place, and the rules they are under. */
export const presentPlace = (character: Character, world: World): { area: Area; setting: Setting } => ({
  area: presentArea(character.area, character, world),
  setting: presentSetting(character, world),
});

/** What only the reply of the map says of a place. */
const offTheMap = {
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
    areaKey: area ? areaKey(area) : '',
    name: escapeHtml(area?.name ?? 'Nowhere in particular'),
    description: area ? tell(area.descriptionHtml, character, world) : '',
    image: area?.image ?? '',
    type: area?.type ?? 'Special',
    line: escapeHtml(area?.line ?? ''),
    showOps: area?.showOps ?? false,
    canChangeOutfit: setting?.canChangeOutfit ?? true,
    moveMessage: area?.moveText === undefined ? '' : tell(area.moveText, character, world),
    premiumSubRequired: area?.membersOnly ?? false,
    visitable: area !== undefined && area.type !== 'Landmark' && area.type !== 'Root',
    ...(area && around(area, world)),
    ...offTheMap,
  };
}

function around({ parent }: Place, world: World): Pick<Area, 'parentArea' | 'parentAreaKey'> {
  const outer = parent === undefined ? undefined : world.areas.get(parent);
  if (!outer) return {};
  const key = areaKey(outer);
  return { parentAreaKey: key, parentArea: { id: outer.id, areaKey: key, name: escapeHtml(outer.name) } };
}

/** Nowhere is no setting: nothing may be done there but to change clothes, and to open the map and leave. */
const nowhere = {
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
  const { id, name, canTravel, canOpenMap, canChangeOutfit, itemsUsableHere, isInfiniteDraw } = setting ?? nowhere;
  const here = areaOf(character, world);
  const root = here && lineageOf(here, world).find(({ type }) => type === 'Root');
  return {
    ...{ id, name, canTravel, canOpenMap, canChangeOutfit, itemsUsableHere, isInfiniteDraw },
    ...(canOpenMap && root && { mapRootArea: { areaKey: areaKey(root) } }),
    jsonInfo: {
      shouldShowTravelButton: canOpenMap,
      travelButtonLabel: setting?.travelLabel ?? 'Travel',
      needsProminentTravelButton: setting?.urgesTravel ?? false,
    },
  };
}

import { createHash } from 'node:crypto';
import type { Area, MapLook, PlaceDrawing, Setting } from '@underhall/contract';
import {
  type AreaId,
  areaOf,
  mapRootOf,
  type Area as Place,
  type Setting as Region,
  renderText,
  type Standpoint,
  settingOf,
  type World,
} from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';

export const presentPlace = (here: Standpoint): { area: Area; setting: Setting } => ({
  area: presentArea(here.character.area, here),
  setting: presentSetting(here),
});

const offTheMap = {
  childAreas: [],
  hideName: false,
  canMoveTo: false,
  discovered: false,
  unlocked: false,
};

const undrawn: PlaceDrawing = { labelX: 0, labelY: 0, zIndex: 0, hideLabel: true };

export function presentArea(id: AreaId, here: Standpoint): Area {
  const { character, world } = here;
  const area = world.areas.get(id);
  const setting = id === character.area ? settingOf(here) : area && world.settings.get(area.setting);
  return {
    id: area?.id ?? 0,
    areaKey: area ? areaKey(area) : '',
    name: escapeHtml(area?.name ?? 'Nowhere in particular'),
    description: area ? renderText(area.descriptionHtml, here) : '',
    image: area?.image ?? '',
    ...typesOf(area),
    line: escapeHtml(area?.line ?? ''),
    showOps: area?.showOps ?? false,
    canChangeOutfit: setting?.canChangeOutfit ?? true,
    moveMessage: area?.moveText === undefined ? '' : renderText(area.moveText, here),
    premiumSubRequired: area?.membersOnly ?? false,
    visitable: area !== undefined && area.type !== 'Landmark' && area.type !== 'Root',
    ...(area && around(area, world)),
    ...(area && travelButton(area, setting)),
    jsonInfo: area?.drawing ?? { ...undrawn, ...area?.drawnMap },
    ...offTheMap,
  };
}

/** A missing area, or an area that is on no map, counts as a destination. */
function typesOf(area: Place | undefined): Pick<Area, 'type' | 'areaTypeName'> {
  const areaTypeName = !area || area.type === 'Special' ? 'Destination' : area.type;
  return { type: specifiedTypes[areaTypeName], areaTypeName };
}

const specifiedTypes: Readonly<Record<Area['areaTypeName'], Area['type']>> = {
  District: 'District',
  Destination: 'Destination',
  Landmark: 'Landmark',
  Lodgings: 'Destination',
  Root: 'District',
};

function around(area: Place, world: World): Pick<Area, 'parentArea' | 'parentAreaKey' | 'mapRootArea'> {
  const root = mapRootOf(area, world);
  const mapRootArea = root && { mapRootArea: { areaKey: areaKey(root) } };
  const outer = area.parent === undefined ? undefined : world.areas.get(area.parent);
  if (!outer) return { ...mapRootArea };
  const key = areaKey(outer);
  return {
    ...mapRootArea,
    parentAreaKey: key,
    parentArea: { id: outer.id, areaKey: key, name: escapeHtml(outer.name) },
  };
}

/** The area's label takes precedence over the label of its setting. */
export const travelLabel = (area: Pick<Place, 'travelLabel'> | undefined, setting: Region | undefined): string =>
  area?.travelLabel ?? setting?.travelLabel ?? 'Travel';

const travelButton = (area: Place, setting: Region | undefined) => ({
  shouldShowTravelButton: setting?.canOpenMap ?? true,
  travelButtonLabel: travelLabel(area, setting),
  needsProminentTravelButton: area.urgesTravel ?? setting?.urgesTravel ?? false,
});

/** If there is no setting, a character can only change outfits, open the map and leave. */
const nowhere = {
  id: 0,
  name: '',
  canTravel: true,
  canOpenMap: true,
  canChangeOutfit: true,
  itemsUsableHere: false,
  isInfiniteDraw: false,
};

export function presentSetting(here: Standpoint): Setting {
  const { world } = here;
  const setting = settingOf(here);
  const { id, name, canTravel, canOpenMap, canChangeOutfit, itemsUsableHere, isInfiniteDraw } = setting ?? nowhere;
  const area = areaOf(here);
  const root = canOpenMap && area ? mapRootOf(area, world) : undefined;
  return {
    ...{ id, name, canTravel, canOpenMap, canChangeOutfit, itemsUsableHere, isInfiniteDraw },
    ...(root && { mapRootArea: { areaKey: areaKey(root) } }),
    jsonInfo: {
      shouldShowTravelButton: canOpenMap,
      travelButtonLabel: travelLabel(undefined, setting),
      needsProminentTravelButton: setting?.urgesTravel ?? false,
      ...(root && presentLook(root, setting)),
    },
  };
}

const usual = {
  gateIconStyle: 'seal',
  hideCurrentGateIcon: false,
  landmarkStyle: 'italic',
  hasMapOverlay: false,
  initPercentX: 50,
  initPercentY: 0,
  hideZoomControl: false,
} satisfies Partial<MapLook>;

/** Zoom limits of a large map, which is fully visible at 3. */
const onLargeMap = { minZoom: 3, maxZoom: 5 };
const onSmallMap = { minZoom: 4.35107444, maxZoom: 6 };
/** Minimum width of a large map, in pixels. */
const minLargeWidth = 4096;

const presentLook = (
  root: Place,
  setting: Region | undefined,
): Omit<MapLook, 'shouldShowTravelButton' | 'travelButtonLabel' | 'needsProminentTravelButton'> => ({
  ...usual,
  ...((root.drawnMap?.width ?? 0) >= minLargeWidth ? onLargeMap : onSmallMap),
  ...setting?.mapLook,
});

/**
 * Key of a place on the wire, independent of its number. A map root has its name as key, and others have 32 hex digits.
 */
export const areaKey = ({ key, type }: Place): string =>
  type === 'Root' ? key : createHash('sha256').update(`area:${key}`).digest('hex').slice(0, 32);

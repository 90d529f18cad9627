import type { AreaOnMap, PlaceDrawing } from '@underhall/contract';
import type { spriteLayers } from '../../constants/map.ts';
import { flagsOf, withoutSpriteCorner } from '../area-on-map.ts';
import type { Point } from '../polygon.ts';

export type LayerName = keyof typeof spriteLayers;

/** A frame on the map. `at` is its upper left corner, in map pixels. */
export type PlacedSprite = {
  readonly areaId: number;
  readonly layer: LayerName;
  readonly frame: string;
  readonly at: Point;
  readonly zIndex: number;
  /** True if the sprite is tinted as closed. */
  readonly isClosed?: boolean;
  /** True if the building's windows are dark. */
  readonly isDark?: boolean;
};

/** `missing` names the sprites that have no position, or whose frame is missing from the sheets. */
export type Drawing = { readonly sprites: readonly PlacedSprite[]; readonly missing: readonly string[] };

export type FrameNames = Pick<ReadonlySet<string>, 'has'>;

/**
 * Returns the sprites of the discovered places: a dim or lit ward, and the main building. Landmarks have no sprites.
 */
export function spritesOf(areas: readonly AreaOnMap[], frames: FrameNames): Drawing {
  const placed = areas.flatMap((area) => {
    const { isDrawable, isLit } = flagsOf(area);
    if (!isDrawable) return [];
    const building = spriteOf(area, 'mainDestination', 'main');
    return [
      ...spriteOf(area, 'available', isLit ? 'lit' : 'available'),
      ...(isLit ? building : building.map((sprite) => ({ ...sprite, isDark: true }))),
    ];
  });
  const cornerless = withoutSpriteCorner(areas).map(({ jsonInfo }) => `${jsonInfo.sprite}: no position`);
  const { sprites, missing } = onSheets(placed, frames);
  return { sprites, missing: [...cornerless, ...missing] };
}

/** Returns the glow of the selected place: gilt for an open place, blue for a closed one. */
export function selectionOf(areas: readonly AreaOnMap[], selected: number | undefined, frames: FrameNames): Drawing {
  const area = areas.find(({ id }) => id === selected);
  if (!area) return { sprites: [], missing: [] };
  const { isDrawable, isLit } = flagsOf(area);
  const glow = isDrawable ? selectionSprite(area) : [];
  return onSheets(isLit ? glow : glow.map((sprite) => ({ ...sprite, isClosed: true })), frames);
}

/** Returns the frames of the wards under fog. Fog covers the wards of all undiscovered places. */
export function foggedOf(areas: readonly AreaOnMap[], frames: Iterable<string>): readonly string[] {
  const known = new Set(areas.flatMap(({ discovered, jsonInfo }) => (discovered && jsonInfo.sprite) || []));
  return [...frames].filter((frame) => frame.endsWith(ward) && !known.has(frame.slice(0, -ward.length)));
}

const ward = '-available';

type Corner = readonly [x: keyof PlaceDrawing, y: keyof PlaceDrawing];
const ofWard: Corner = ['spriteTopLeftX', 'spriteTopLeftY'];
const ofSelection: Corner = ['selectionSpriteTopLeftX', 'selectionSpriteTopLeftY'];
const ofBuilding: Corner = ['mainDestinationSpriteTopLeftX', 'mainDestinationSpriteTopLeftY'];
const corners: Readonly<Partial<Record<LayerName, Corner>>> = {
  available: ofWard,
  selection: ofSelection,
  mainDestination: ofBuilding,
  mainDestinationSelection: ofBuilding,
};

/** Returns the place's sprite in a layer. Empty if the place has no position in that layer. */
function spriteOf({ id: areaId, jsonInfo }: AreaOnMap, layer: LayerName, state: string): PlacedSprite[] {
  const [x, y] = (corners[layer] ?? []).map((name) => jsonInfo[name]);
  if (typeof x !== 'number' || typeof y !== 'number') return [];
  return [{ areaId, layer, frame: `${jsonInfo.sprite}-${state}`, at: { x, y }, zIndex: jsonInfo.zIndex }];
}

/** Returns the glow of a selected place: its whole ward if it has one, otherwise its main building. */
function selectionSprite(area: AreaOnMap): PlacedSprite[] {
  if (area.jsonInfo.spriteTopLeftX !== undefined) return spriteOf(area, 'selection', 'selected');
  const [lit] = spriteOf(area, 'selection', 'main-selected');
  if (!lit) return spriteOf(area, 'mainDestinationSelection', 'main-selected');
  return [{ ...lit, layer: 'mainDestinationSelection' }];
}

const onSheets = (placed: readonly PlacedSprite[], frames: FrameNames): Drawing => ({
  sprites: placed.filter(({ frame }) => frames.has(frame)),
  missing: placed.flatMap(({ frame }) => (frames.has(frame) ? [] : [`${frame}: not on any sheet`])),
});

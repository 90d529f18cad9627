import type { AreaOnMap, MapLook } from '@underhall/contract';
import { isInside, type Point, type Polygon, readPolygon } from './polygon.ts';

/** Id of the player's lodgings, shown in a strip beside the map. */
export const lodgingsId = 2;
/**
 * Places that are never clickable on a map: the lodgings, and two places that the player can reach only through a
 * story.
 */
const neverHit: readonly number[] = [lodgingsId, 15, 107951];

export type PlaceFlags = {
  readonly isDistrict: boolean;
  readonly isLandmark: boolean;
  readonly isDestination: boolean;
  /** True if the place is open. The map draws its lamps as lit. */
  readonly isLit: boolean;
  readonly shouldShowGateIcon: boolean;
  readonly shouldShowLockIcon: boolean;
  readonly shouldShowTooltip: boolean;
  readonly shouldShowLabel: boolean;
  readonly shouldAppearOnMap: boolean;
  /** True if it has its own sprite. */
  readonly isDrawable: boolean;
  readonly hasHitbox: boolean;
};

export type FlagContext = {
  readonly look?: Pick<MapLook, 'hideCurrentGateIcon'>;
  readonly here?: number | undefined;
};

export function flagsOf(area: AreaOnMap, { look = {}, here }: FlagContext = {}): PlaceFlags {
  const { id, areaTypeName, jsonInfo: drawing, discovered } = area;
  const isLandmark = areaTypeName === 'Landmark';
  const isSpecial = neverHit.includes(id);
  const isOnPlan = discovered && !isSpecial && areaTypeName !== 'Root';
  const hasHitbox =
    isOnPlan && !isLandmark && (drawing.hitbox !== undefined || drawing.mainDestinationHitbox !== undefined);
  const shouldShowLabel = isOnPlan && isPlaced(area) && drawing.hideLabel !== true;
  const isGateHidden = look.hideCurrentGateIcon === true && id === here;
  const isGate = area.gateEvent !== undefined;
  return {
    isDistrict: areaTypeName === 'District',
    isLandmark,
    isDestination: areaTypeName === 'Destination',
    isLit: discovered && area.visitable && area.unlocked && !isGate,
    shouldShowGateIcon: isOnPlan && isPlaced(area) && isGate && !isGateHidden,
    shouldShowLockIcon: hasHitbox && area.visitable && !area.unlocked && !isGate,
    shouldShowTooltip: hasHitbox,
    shouldShowLabel,
    shouldAppearOnMap: hasHitbox || shouldShowLabel,
    isDrawable: isOnPlan && !isLandmark && drawing.sprite !== undefined && hasSpriteCorner(area),
    hasHitbox,
  };
}

const isPlaced = ({ jsonInfo: { labelX, labelY } }: AreaOnMap): boolean => labelX !== 0 || labelY !== 0;

const hasSpriteCorner = ({ jsonInfo: drawing }: AreaOnMap): boolean => {
  const { spriteTopLeftX, spriteTopLeftY, mainDestinationSpriteTopLeftX, mainDestinationSpriteTopLeftY } = drawing;
  const hasOwn = spriteTopLeftX !== undefined && spriteTopLeftY !== undefined;
  return hasOwn || (mainDestinationSpriteTopLeftX !== undefined && mainDestinationSpriteTopLeftY !== undefined);
};

/** Returns the places whose data names a sprite without a position. */
export const withoutSpriteCorner = (areas: readonly AreaOnMap[]): readonly AreaOnMap[] =>
  areas.filter((area) => area.discovered && area.jsonInfo.sprite !== undefined && !hasSpriteCorner(area));

/** A place with its geometry, in map pixels. */
export type PlaceOnMap = PlaceFlags & {
  readonly area: AreaOnMap;
  readonly label: Point;
  /** Position of the gate or lock. */
  readonly pin: Point;
  /** Position of the player's marker. */
  readonly marker: Point;
  /** The clickable area: the outline of the place's building, or of its whole ground if the place has no building. */
  readonly outline: Polygon | undefined;
  /** True if the player is in this place, or in an inner place without a position. */
  readonly hasMarker: boolean;
};

/** The drawn places, back to front. */
export function placesOnMap(areas: readonly AreaOnMap[], context: FlagContext): readonly PlaceOnMap[] {
  const spot = spotOf(areas, context.here);
  return areas
    .map((area) => placeOnMap(area, flagsOf(area, context), spot))
    .filter(({ shouldAppearOnMap, hasMarker }) => shouldAppearOnMap || hasMarker)
    .sort((one, other) => one.area.jsonInfo.zIndex - other.area.jsonInfo.zIndex);
}

/**
 * Returns the id of the place that carries the player's marker: the current place, or its nearest ancestor with a
 * position.
 */
export function spotOf(areas: readonly AreaOnMap[], here: number | undefined): number | undefined {
  const byId = new Map(areas.map((area) => [area.id, area]));
  let at = byId.get(here ?? 0);
  // Bounded: a cycle of parents in the reply must not hang the page.
  for (const _step of areas) {
    if (!at || (isPlaced(at) && at.areaTypeName !== 'Root')) break;
    at = byId.get(at.parentArea?.id ?? 0);
  }
  return at?.id;
}

function placeOnMap(area: AreaOnMap, flags: PlaceFlags, spot: number | undefined): PlaceOnMap {
  const { labelX: x, labelY: y, ...drawing } = area.jsonInfo;
  const from = (right = 0, down = 0): Point => ({ x: x + right, y: y + down });
  const outline = flags.hasHitbox ? readPolygon(drawing.mainDestinationHitbox ?? drawing.hitbox) : undefined;
  return {
    area,
    ...flags,
    hasHitbox: outline !== undefined,
    label: { x, y },
    pin: from(drawing.pinOffsetX, drawing.pinOffsetY),
    marker: from(drawing.playerMarkerOffsetX, drawing.playerMarkerOffsetY),
    outline,
    hasMarker: area.id === spot,
  };
}

/**
 * True if the place is drawn at this zoom. Districts, landmarks and open places with a main building are drawn at every
 * zoom.
 */
export const isShown = ({ isDistrict, isLandmark, isLit, area }: PlaceOnMap, isNearBy: boolean): boolean =>
  isNearBy || isDistrict || isLandmark || (isLit && area.jsonInfo.mainDestinationHitbox !== undefined);

/** True if the place can be selected at this zoom. */
export const isInReach = (place: PlaceOnMap, isNearBy: boolean): boolean => place.hasHitbox && isShown(place, isNearBy);

/** Returns the frontmost place at a point of the map. Single places take precedence over districts. */
export function placeAt(point: Point, places: readonly PlaceOnMap[], isNearBy: boolean): PlaceOnMap | undefined {
  const hit = places.filter((place) => isInReach(place, isNearBy) && place.outline && isInside(point, place.outline));
  return hit.findLast(({ isDistrict }) => !isDistrict) ?? hit.at(-1);
}

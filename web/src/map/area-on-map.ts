import type { AreaOnMap, MapLook } from '@underhall/contract';
import { isInside, type Point, type Polygon, readPolygon } from './polygon.ts';

/** The player's lodgings, which have a strip of their own. */
export const lodgingsId = 2;
/** Never to be hit on a map: the lodgings, and two places to which only a story leads. */
const neverHit: readonly number[] = [lodgingsId, 15, 107951];

/** The look of a place on the picture, by its state. */
export type PlaceFlags = {
  readonly isDistrict: boolean;
  readonly isLandmark: boolean;
  readonly isDestination: boolean;
  /** Open: its lamps are on. */
  readonly isLit: boolean;
  readonly shouldShowGateIcon: boolean;
  readonly shouldShowLockIcon: boolean;
  readonly shouldShowTooltip: boolean;
  readonly shouldShowLabel: boolean;
  readonly shouldAppearOnMap: boolean;
  /** A sprite of its own is drawn. */
  readonly isDrawable: boolean;
  readonly hasHitbox: boolean;
};

export type FlagContext = {
  readonly look?: Pick<MapLook, 'hideCurrentGateIcon'>;
  readonly here?: number | undefined;
};

/** The flags of a place from the server's data, on a map looked at in this way from the place `here`. */
export function flagsOf(area: AreaOnMap, { look = {}, here }: FlagContext = {}): PlaceFlags {
  const { id, type, jsonInfo: drawing, discovered } = area;
  const isLandmark = type === 'Landmark';
  const isSpecial = neverHit.includes(id);
  const isOnPlan = discovered && !isSpecial && type !== 'Root';
  const hasHitbox =
    isOnPlan && !isLandmark && (drawing.hitbox !== undefined || drawing.mainDestinationHitbox !== undefined);
  const shouldShowLabel = isOnPlan && isPlaced(area) && drawing.hideLabel !== true;
  const isGateHidden = look.hideCurrentGateIcon === true && id === here;
  const isGate = area.gateEvent !== undefined;
  return {
    isDistrict: type === 'District',
    isLandmark,
    isDestination: type === 'Destination',
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

/** Places that name a sprite, and do not say where it lies. */
export const withoutSpriteCorner = (areas: readonly AreaOnMap[]): readonly AreaOnMap[] =>
  areas.filter((area) => area.discovered && area.jsonInfo.sprite !== undefined && !hasSpriteCorner(area));

/** A place with what the picture needs of it; points in the map's pixels. */
export type PlaceOnMap = PlaceFlags & {
  readonly area: AreaOnMap;
  readonly label: Point;
  /** The point of its gate or lock. */
  readonly pin: Point;
  /** The point of the player's marker. */
  readonly marker: Point;
  /** The area to press: the building that stands for the place, where there is one. */
  readonly outline: Polygon | undefined;
  /** One is there, or in something there that has no spot of its own: the player's marker stands here. */
  readonly hasMarker: boolean;
};

/** Everything of the reply that appears on the map, farthest back first. */
export function placesOnMap(areas: readonly AreaOnMap[], asked: FlagContext): readonly PlaceOnMap[] {
  const spot = spotOf(areas, asked.here);
  return areas
    .map((area) => placeOnMap(area, flagsOf(area, asked), spot))
    .filter(({ shouldAppearOnMap, hasMarker }) => shouldAppearOnMap || hasMarker)
    .sort((one, other) => one.area.jsonInfo.zIndex - other.area.jsonInfo.zIndex);
}

/** The place of the map one is at: that one is in, or the nearest round it that has a spot of its own. */
export function spotOf(areas: readonly AreaOnMap[], here: number | undefined): number | undefined {
  const byId = new Map(areas.map((area) => [area.id, area]));
  let at = byId.get(here ?? 0);
  // What lies in what is a few deep, and never in itself; a reply that says otherwise must not hold up the page.
  for (const _step of areas) {
    if (!at || (isPlaced(at) && at.type !== 'Root')) break;
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

/** True if the place is shown at this distance. Districts and landmarks are from anywhere, and so is an open building that can be made out. */
export const isShown = ({ isDistrict, isLandmark, isLit, area }: PlaceOnMap, isNearBy: boolean): boolean =>
  isNearBy || isDistrict || isLandmark || (isLit && area.jsonInfo.mainDestinationHitbox !== undefined);

/** True if the place can be chosen at this distance. */
export const isInReach = (place: PlaceOnMap, isNearBy: boolean): boolean => place.hasHitbox && isShown(place, isNearBy);

/** The place under a point of the map: of several the foremost, a single place before the district it lies in. */
export function placeAt(point: Point, places: readonly PlaceOnMap[], isNearBy: boolean): PlaceOnMap | undefined {
  const hit = places.filter((place) => isInReach(place, isNearBy) && place.outline && isInside(point, place.outline));
  return hit.findLast(({ isDistrict }) => !isDistrict) ?? hit.at(-1);
}

import type { Sprite } from '../sheets/sprite.ts';
import type { GroundPlan } from './ground-plan.ts';
import { CITY_SIZE, MAP_SCALE, type Point } from './region.ts';
import { type Spot, spots } from './spots.ts';
import { wardOutline } from './ward-outlines.ts';
import { wards } from './wards.ts';

export const SHEETS = 5;

/** The position of a place on the map: see `PlaceDrawing` of the contract, in the map's own pixels. */
export type PlaceOnMap = { readonly labelX: number; readonly labelY: number; readonly zIndex: number } & Readonly<
  Record<string, string | number | boolean>
>;

export type MapGeometry = {
  readonly rootPrefix: string;
  readonly width: number;
  readonly height: number;
  readonly minDestZoom: number;
  readonly spriteSheetCount: number;
  readonly places: Readonly<Record<string, PlaceOnMap>>;
};

const NEAR = 45;
const BELOW = { ward: 60, place: 17 };

/** The geometry of the city: outlines to press, and the positions of names, pins, the marker and the sprites. */
export function cityGeometry(plan: GroundPlan, sprites: readonly Sprite[]): MapGeometry {
  const places = [
    ...wards.map(({ name }, index) => [name, wardOnMap(plan, index, sprites)] as const),
    ...Object.entries(spots).map(([name, spot]) => [name, placeOnMap(name, spot, sprites)] as const),
  ];
  return {
    rootPrefix: 'london',
    width: CITY_SIZE.width * MAP_SCALE,
    height: CITY_SIZE.height * MAP_SCALE,
    minDestZoom: 3.5,
    spriteSheetCount: SHEETS,
    places: Object.fromEntries(places),
  };
}

function wardOnMap(plan: GroundPlan, index: number, sprites: readonly Sprite[]): PlaceOnMap {
  const { name, centre } = wards[index] ?? { name: '', centre: [0, 0] };
  const main = Object.values(spots).find((spot) => spot.ward === name && spot.isMain);
  const [x, y] = main?.at ?? centre;
  const half = (main?.building?.wide ?? 0) / 2;
  return {
    ...label([x, y + BELOW.ward], Math.round(y)),
    hitbox: corners(wardOutline(plan, index)),
    sprite: name,
    ...corner('sprite', sprites, `${name}-available`),
    ...corner('selectionSprite', sprites, `${name}-selected`),
    pinOffsetX: 0,
    pinOffsetY: -Math.round((BELOW.ward + (main?.building?.high ?? 60) * 0.4) * MAP_SCALE),
    playerMarkerOffsetX: Math.round((half + 18) * MAP_SCALE),
    playerMarkerOffsetY: -BELOW.ward * MAP_SCALE,
  };
}

function placeOnMap(name: string, spot: Spot, sprites: readonly Sprite[]): PlaceOnMap {
  const [x, y] = spot.at;
  const named = { ...label([x, y + BELOW.place], Math.round(y) + 1), ...(spot.hidesName && { hideLabel: true }) };
  if (spot.isNameOnly) return named;
  const high = spot.building?.high ?? 0;
  const middle: Point = [x, y - high / 2];
  const stood = {
    pinOffsetX: 0,
    pinOffsetY: -Math.round((BELOW.place + high / 2) * MAP_SCALE),
    // Beside its name, where it has one: what has none has its district's name beside it.
    playerMarkerOffsetX: spot.hidesName ? 0 : Math.round(((spot.building?.wide ?? 0) / 2 + 8) * MAP_SCALE),
    playerMarkerOffsetY: -BELOW.place * MAP_SCALE,
  };
  if (spot.isMain !== true) return { ...named, hitbox: corners(octagon(middle, NEAR / 2, NEAR / 2)), ...stood };
  const wide = spot.building?.wide ?? NEAR;
  return {
    ...named,
    hitbox: corners(octagon(middle, wide / 2, high / 2)),
    mainDestinationHitbox: corners(octagon(middle, wide / 2, high / 2)),
    sprite: name,
    ...corner('mainDestinationSprite', sprites, `${name}-main`),
    ...corner('selectionSprite', sprites, `${name}-main-selected`),
    ...stood,
  };
}

function label([x, y]: Point, zIndex: number) {
  return { labelX: Math.round(x * MAP_SCALE), labelY: Math.round(y * MAP_SCALE), zIndex };
}

function corner(what: string, sprites: readonly Sprite[], frame: string): Readonly<Record<string, number>> {
  const sprite = sprites.find(({ name }) => name === frame);
  return sprite === undefined ? {} : { [`${what}TopLeftX`]: sprite.x, [`${what}TopLeftY`]: sprite.y };
}

function corners(points: readonly Point[]): string {
  return points.map(([x, y]) => `${Math.round(x * MAP_SCALE)},${Math.round(y * MAP_SCALE)}`).join(' ');
}

function octagon([x, y]: Point, wide: number, high: number): readonly Point[] {
  return Array.from({ length: 8 }, (_, at) => {
    const angle = ((at + 0.5) * Math.PI) / 4;
    return [
      x + (wide * Math.cos(angle)) / Math.cos(Math.PI / 8),
      y + (high * Math.sin(angle)) / Math.cos(Math.PI / 8),
    ] as const;
  });
}

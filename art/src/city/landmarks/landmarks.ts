import { randomFrom } from '../random.ts';
import type { Point } from '../region.ts';
import type { Stage } from '../stage.ts';
import { wards } from '../wards.ts';
import { cathedral, chapel, graves, longRoom, rotunda, vigil } from './devotion.ts';
import { crooked, hermitage, terrace } from './dwellings.ts';
import { eatingHouse, tent, wheel } from './fair.ts';
import { clockHouse, dome, glassHouse, observatory, readingRoom, temple } from './learning.ts';
import type { Mason } from './mason.ts';
import { feltYard, garden, steps, whiteRide } from './oddities.ts';
import { court, customs, gaol, mansion, palace, prison, stair, tideTower } from './office.ts';
import { bazaar, theatre } from './pleasure.ts';
import { arches, arena, chimneys, factory, gasworks, shed } from './works.ts';

/** Draws a building with the middle of its foot at `x`, `y`, about as broad and high as told. */
export type DrawBuilding = (mason: Mason, x: number, y: number, wide: number, high: number) => void;

const buildings = {
  arches,
  arena,
  bazaar,
  cathedral,
  chapel,
  chimneys,
  'clock-house': clockHouse,
  court,
  crooked,
  customs,
  dome,
  'eating-house': eatingHouse,
  factory,
  'felt-yard': feltYard,
  gaol,
  garden,
  gasworks,
  'glass-house': glassHouse,
  graves,
  hermitage,
  'long-room': longRoom,
  mansion,
  observatory,
  palace,
  prison,
  'reading-room': readingRoom,
  ride: whiteRide,
  rotunda,
  shed,
  stair,
  steps,
  temple,
  tent,
  terrace,
  theatre,
  'tide-tower': tideTower,
  vigil,
  wheel,
} satisfies Record<string, DrawBuilding>;

/** A drawing of a building, its breadth and height in drawn pixels. */
export type Building = { readonly kind: keyof typeof buildings; readonly wide: number; readonly high: number };

/** A place that may have a building, which stands on it. */
export type Site = { readonly at: Point; readonly building?: Building };

/** Draws the building of a place. */
export function drawLandmark(stage: Stage, name: string, { at: [x, y], building }: Site, ward: number): void {
  const { tint = '#888888', slates: [slate = '#555555'] = [] } = wards[ward] ?? {};
  if (building === undefined) return;
  buildings[building.kind](
    { stage, ward, random: randomFrom(name), wall: tint, slate },
    x,
    y,
    building.wide,
    building.high,
  );
}

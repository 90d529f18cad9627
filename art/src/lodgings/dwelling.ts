import type { PaletteName } from '../scene/palettes.ts';

/** One dwelling as a picture: how rich the street is, what stands there, which of its windows is ours. */
export type Dwelling = {
  readonly palette: PaletteName;
  readonly building: BuildingName;
  /** 1 to 5, as many cards as one may hold there: the more, the taller and the brighter. */
  readonly standing: 1 | 2 | 3 | 4 | 5;
};

export type BuildingName = 'boardingHouse' | 'countingHouse' | 'oldShop' | 'narrowHouse' | 'stageDoor' | 'bellTower';

/** The dwellings one can come to live in, by their pictures' names. */
export const DWELLINGS: ReadonlyMap<string, Dwelling> = new Map<string, Dwelling>([
  ['half-landing', { palette: 'gas', building: 'boardingHouse', standing: 1 }],
  ['over-the-ringing-hall', { palette: 'ember', building: 'countingHouse', standing: 2 }],
  ['hammock-at-oddlots', { palette: 'gas', building: 'oldShop', standing: 2 }],
  ['two-rooms-one-window', { palette: 'violet', building: 'narrowHouse', standing: 3 }],
  ['dressing-room', { palette: 'rose', building: 'stageDoor', standing: 3 }],
  ['bell-keepers-set', { palette: 'bone', building: 'bellTower', standing: 4 }],
]);

/** The whole city as it is drawn; a pixel here is two on the map. */
export const CITY_SIZE = { width: 2610, height: 1500 } as const;

/** The width of one drawn pixel in the map's own pixels. */
export const MAP_SCALE = 2;

/** A rectangle of the city, in drawn pixels. */
export type Region = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export const WHOLE_CITY: Region = { left: 0, top: 0, ...CITY_SIZE };

/** A point in drawn pixels, from the city's upper left. */
export type Point = readonly [x: number, y: number];

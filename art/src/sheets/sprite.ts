import type { Picture } from '../drawing/picture.ts';

/** One picture on a sheet, and where its upper left corner lies on the map, in the map's own pixels. */
export type Sprite = { readonly name: string; readonly picture: Picture; readonly x: number; readonly y: number };

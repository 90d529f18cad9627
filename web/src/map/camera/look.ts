import type { MapLook } from '@underhall/contract';
import { initialPercent } from '../../constants/map.ts';
import type { Point } from '../polygon.ts';
import { clampZoom, fitZoom, isSameZoom, type Size, scaleOf, type ZoomRange } from '../zoom.ts';

/** The camera: the point of the map in the middle of the view, and the zoom. */
export type Look = Point & { readonly zoom: number };

/** The bounds of the camera: the map in its own pixels, the view in the screen's. */
export type Frame = { readonly map: Size; readonly view: Size; readonly range: ZoomRange };

/** The nearest look that shows nothing beyond the map's edges; where the map is the smaller, it lies in the middle. */
export function keepIn({ x, y, zoom }: Look, { map, view, range }: Frame): Look {
  const near = clampZoom(zoom, range);
  const scale = scaleOf(near);
  const along = (at: number, whole: number, seen: number): number => {
    const half = seen / scale / 2;
    return half * 2 >= whole ? whole / 2 : Math.min(Math.max(at, half), whole - half);
  };
  return { x: along(x, map.width, view.width), y: along(y, map.height, view.height), zoom: near };
}

/** The point of the map that is at this point of the view. */
export function toMap({ x, y, zoom }: Look, view: Size, at: Point): Point {
  const scale = scaleOf(zoom);
  return { x: x + (at.x - view.width / 2) / scale, y: y + (at.y - view.height / 2) / scale };
}

/** The position in the view of the map's upper left corner. */
export function originOf({ x, y, zoom }: Look, view: Size): Point {
  const scale = scaleOf(zoom);
  return { x: view.width / 2 - x * scale, y: view.height / 2 - y * scale };
}

/** The same place from nearer or farther, with what is under the pointer kept under it. */
export function zoomAt(look: Look, zoom: number, at: Point, frame: Frame): Look {
  const near = clampZoom(zoom, frame.range);
  const before = toMap(look, frame.view, at);
  const after = toMap({ ...look, zoom: near }, frame.view, at);
  return keepIn({ x: look.x + before.x - after.x, y: look.y + before.y - after.y, zoom: near }, frame);
}

/** The map pulled along by so many pixels of the screen. */
export function panBy(look: Look, by: Point, frame: Frame): Look {
  const scale = scaleOf(look.zoom);
  return keepIn({ ...look, x: look.x - by.x / scale, y: look.y - by.y / scale }, frame);
}

/** Moved as little as will bring this point of the map so many pixels of the screen within the view. */
export function bringIn(look: Look, point: Point, margin: Size, frame: Frame): Look {
  const scale = scaleOf(look.zoom);
  const along = (at: number, wanted: number, seen: number, edge: number): number => {
    const reach = Math.max(seen / 2 - edge, 0) / scale;
    return Math.min(Math.max(at, wanted - reach), wanted + reach);
  };
  return keepIn(
    {
      ...look,
      x: along(look.x, point.x, frame.view.width, margin.width),
      y: along(look.y, point.y, frame.view.height, margin.height),
    },
    frame,
  );
}

/** The first look at a map: as its setting has it, the whole of it or as much as fits. */
export function firstLook(frame: Frame, { initPercentX: x, initPercentY: y }: MapLook): Look {
  const { map, view } = frame;
  const at = { x: (map.width * (x ?? initialPercent.x)) / 100, y: (map.height * (y ?? initialPercent.y)) / 100 };
  return keepIn({ ...at, zoom: fitZoom(view, map.height) }, frame);
}

/** A look on the way from one to another; `share` from 0 to 1. What both ends have under the pointer stays there. */
export function between(from: Look, to: Look, share: number): Look {
  const zoom = from.zoom + (to.zoom - from.zoom) * share;
  // A point of the view that is held moves over the map as the size of a pixel does, not as the zoom.
  const [first, here, last] = [from.zoom, zoom, to.zoom].map((each) => 1 / scaleOf(each)) as [number, number, number];
  const gone = isSameZoom(from.zoom, to.zoom) ? share : (here - first) / (last - first);
  return { x: from.x + (to.x - from.x) * gone, y: from.y + (to.y - from.y) * gone, zoom };
}

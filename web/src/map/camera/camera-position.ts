import type { MapLook } from '@underhall/contract';
import { initialPercent } from '../../constants/map.ts';
import type { Point } from '../polygon.ts';
import { clampZoom, fitZoom, isSameZoom, type Size, scaleOf, type ZoomRange } from '../zoom.ts';

/** A position of the camera: the point of the map in the middle of the view, and the zoom. */
export type CameraPosition = Point & { readonly zoom: number };

/** The bounds of the camera: the map in its own pixels, the view in the screen's. */
export type CameraBounds = { readonly map: Size; readonly view: Size; readonly range: ZoomRange };

/** The nearest position that shows nothing beyond the map's edges; where the map is the smaller, it lies in the middle. */
export function keepIn({ x, y, zoom }: CameraPosition, { map, view, range }: CameraBounds): CameraPosition {
  const near = clampZoom(zoom, range);
  const scale = scaleOf(near);
  const along = (at: number, whole: number, seen: number): number => {
    const half = seen / scale / 2;
    return half * 2 >= whole ? whole / 2 : Math.min(Math.max(at, half), whole - half);
  };
  return { x: along(x, map.width, view.width), y: along(y, map.height, view.height), zoom: near };
}

/** The point of the map that is at this point of the view. */
export function toMap({ x, y, zoom }: CameraPosition, view: Size, at: Point): Point {
  const scale = scaleOf(zoom);
  return { x: x + (at.x - view.width / 2) / scale, y: y + (at.y - view.height / 2) / scale };
}

/** The position in the view of the map's upper left corner. */
export function originOf({ x, y, zoom }: CameraPosition, view: Size): Point {
  const scale = scaleOf(zoom);
  return { x: view.width / 2 - x * scale, y: view.height / 2 - y * scale };
}

/** The same place from nearer or farther, with what is under the pointer kept under it. */
export function zoomAt(position: CameraPosition, zoom: number, at: Point, bounds: CameraBounds): CameraPosition {
  const near = clampZoom(zoom, bounds.range);
  const before = toMap(position, bounds.view, at);
  const after = toMap({ ...position, zoom: near }, bounds.view, at);
  return keepIn({ x: position.x + before.x - after.x, y: position.y + before.y - after.y, zoom: near }, bounds);
}

/** The map pulled along by so many pixels of the screen. */
export function panBy(position: CameraPosition, by: Point, bounds: CameraBounds): CameraPosition {
  const scale = scaleOf(position.zoom);
  return keepIn({ ...position, x: position.x - by.x / scale, y: position.y - by.y / scale }, bounds);
}

/** Moved as little as will bring this point of the map so many pixels of the screen within the view. */
export function bringIn(position: CameraPosition, point: Point, margin: Size, bounds: CameraBounds): CameraPosition {
  const scale = scaleOf(position.zoom);
  const along = (at: number, wanted: number, seen: number, edge: number): number => {
    const reach = Math.max(seen / 2 - edge, 0) / scale;
    return Math.min(Math.max(at, wanted - reach), wanted + reach);
  };
  return keepIn(
    {
      ...position,
      x: along(position.x, point.x, bounds.view.width, margin.width),
      y: along(position.y, point.y, bounds.view.height, margin.height),
    },
    bounds,
  );
}

/** The position at which a map opens: as its setting has it, with the whole map in view or as much as fits. */
export function initialPosition(bounds: CameraBounds, { initPercentX: x, initPercentY: y }: MapLook): CameraPosition {
  const { map, view } = bounds;
  const at = { x: (map.width * (x ?? initialPercent.x)) / 100, y: (map.height * (y ?? initialPercent.y)) / 100 };
  return keepIn({ ...at, zoom: fitZoom(view, map.height) }, bounds);
}

/** A position on the way from one to another; `share` from 0 to 1. What both ends have under the pointer stays there. */
export function interpolate(from: CameraPosition, to: CameraPosition, share: number): CameraPosition {
  const zoom = from.zoom + (to.zoom - from.zoom) * share;
  // A point of the view that is held moves over the map as the size of a pixel does, not as the zoom.
  const [first, here, last] = [from.zoom, zoom, to.zoom].map((each) => 1 / scaleOf(each)) as [number, number, number];
  const gone = isSameZoom(from.zoom, to.zoom) ? share : (here - first) / (last - first);
  return { x: from.x + (to.x - from.x) * gone, y: from.y + (to.y - from.y) * gone, zoom };
}

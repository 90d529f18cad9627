import type { MapLook } from '@underhall/contract';
import { initialPercent } from '../../constants/map.ts';
import type { Point } from '../polygon.ts';
import { clampZoom, fitZoom, isSameZoom, type RootDrawing, type Size, scaleOf, type ZoomRange } from '../zoom.ts';

/** The map point at the centre of the view, and the zoom. */
export type CameraPosition = Point & { readonly zoom: number };

/** The bounds of the camera: the map in map pixels, the view in screen pixels. */
export type CameraBounds = { readonly map: Size & RootDrawing; readonly view: Size; readonly range: ZoomRange };

/** Clamps the position to the edges of the map. Centres a map that is smaller than the view. */
export function clampPosition({ x, y, zoom }: CameraPosition, { map, view, range }: CameraBounds): CameraPosition {
  const near = clampZoom(zoom, range);
  const scale = scaleOf(near);
  const along = (at: number, whole: number, seen: number): number => {
    const half = seen / scale / 2;
    return half * 2 >= whole ? whole / 2 : Math.min(Math.max(at, half), whole - half);
  };
  return { x: along(x, map.width, view.width), y: along(y, map.height, view.height), zoom: near };
}

export function toMap({ x, y, zoom }: CameraPosition, view: Size, at: Point): Point {
  const scale = scaleOf(zoom);
  return { x: x + (at.x - view.width / 2) / scale, y: y + (at.y - view.height / 2) / scale };
}

/** The position of the map's upper left corner in the view. */
export function originOf({ x, y, zoom }: CameraPosition, view: Size): Point {
  const scale = scaleOf(zoom);
  return { x: view.width / 2 - x * scale, y: view.height / 2 - y * scale };
}

/** Zooms around a point of the view: the map point under the pointer does not move. */
export function zoomAt(position: CameraPosition, zoom: number, at: Point, bounds: CameraBounds): CameraPosition {
  const near = clampZoom(zoom, bounds.range);
  const before = toMap(position, bounds.view, at);
  const after = toMap({ ...position, zoom: near }, bounds.view, at);
  return clampPosition({ x: position.x + before.x - after.x, y: position.y + before.y - after.y, zoom: near }, bounds);
}

export function panBy(position: CameraPosition, by: Point, bounds: CameraBounds): CameraPosition {
  const scale = scaleOf(position.zoom);
  return clampPosition({ ...position, x: position.x - by.x / scale, y: position.y - by.y / scale }, bounds);
}

/**
 * Moves the camera as little as possible to show the point. `margin` is the minimum distance from the edge of the view,
 * in screen pixels.
 */
export function bringIn(position: CameraPosition, point: Point, margin: Size, bounds: CameraBounds): CameraPosition {
  const scale = scaleOf(position.zoom);
  const along = (at: number, target: number, seen: number, edge: number): number => {
    const reach = Math.max(seen / 2 - edge, 0) / scale;
    return Math.min(Math.max(at, target - reach), target + reach);
  };
  return clampPosition(
    {
      ...position,
      x: along(position.x, point.x, bounds.view.width, margin.width),
      y: along(position.y, point.y, bounds.view.height, margin.height),
    },
    bounds,
  );
}

/** The camera position when a map opens: the setting's initial point, at a zoom that fits the map into the view. */
export function initialPosition(bounds: CameraBounds, { initPercentX: x, initPercentY: y }: MapLook): CameraPosition {
  const { map, view } = bounds;
  const at = { x: (map.width * (x ?? initialPercent.x)) / 100, y: (map.height * (y ?? initialPercent.y)) / 100 };
  return clampPosition({ ...at, zoom: fitZoom(view, map) }, bounds);
}

/** Interpolates between two positions; `share` is 0 to 1. The fixed point of the zoom does not move on screen. */
export function interpolate(from: CameraPosition, to: CameraPosition, share: number): CameraPosition {
  const zoom = from.zoom + (to.zoom - from.zoom) * share;
  // The centre moves linearly with the size of a screen pixel on the map, not with the zoom level.
  const [first, here, last] = [from.zoom, zoom, to.zoom].map((each) => 1 / scaleOf(each)) as [number, number, number];
  const gone = isSameZoom(from.zoom, to.zoom) ? share : (here - first) / (last - first);
  return { x: from.x + (to.x - from.x) * gone, y: from.y + (to.y - from.y) * gone, zoom };
}

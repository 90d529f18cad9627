import type { MapLook } from '@underhall/contract';
import {
  fallbackMaxZoom,
  fallbackZoomStep,
  fitZoomWidthPx,
  largeMap,
  largeMapPx,
  minLargeMapZoom,
  narrowFitZoom,
  smallMap,
  zoomButtonStep,
  zoomStep,
  zooms,
  zoomTolerance,
} from '../constants/map.ts';

export type Size = { readonly width: number; readonly height: number };
export type ZoomRange = { readonly min: number; readonly max: number };
export type PictureKind = 'detailed' | 'flat';

/** Returns the number of screen pixels per map pixel. */
export const scaleOf = (zoom: number): number => 2 ** (zoom - narrowFitZoom);

export const zoomOf = (scale: number): number => narrowFitZoom + Math.log2(scale);

/** True for a map that is a picture of the author and a text file. It has no sheets for the detailed view. */
export const isOnePicture = ({ spriteSheetCount }: RootDrawing): boolean => spriteSheetCount === 0;

const wholeZoom = (view: Size, map: Size): number => zoomOf(Math.min(view.width / map.width, view.height / map.height));

/**
 * Returns the zoom at which a map opens. It fits the whole map into the view. On narrow screens, only the map's height
 * has to fit, except if the whole of one picture is large enough there.
 */
export function fitZoom(view: Size, map: Size & RootDrawing): number {
  if (isOnePicture(map) && wholeZoom(view, map) >= minLargeMapZoom) return wholeZoom(view, map);
  return view.width >= fitZoomWidthPx ? minLargeMapZoom : narrowFitZoom + Math.log2(view.height / map.height);
}

const defaultMaxZoom = 5;

/**
 * Returns the zoom range of a map. The minimum is at least `minLargeMapZoom` on large and flat maps, and shows all of a
 * map of one picture. The maximum is at least `fallbackMaxZoom` on flat maps.
 */
export function zoomRangeOf(
  kind: PictureKind,
  root: Size & RootDrawing,
  { minZoom, maxZoom = defaultMaxZoom }: Pick<MapLook, 'minZoom' | 'maxZoom'>,
  view: Size,
): ZoomRange {
  const [large, small] = zooms;
  const isLarge = root.width >= largeMapPx;
  const lower = minZoom ?? (isLarge ? large : small);
  const least = isLarge || kind === 'flat' ? Math.max(lower, minLargeMapZoom) : lower;
  const min = isOnePicture(root) ? wholeZoom(view, root) : least;
  return { min, max: Math.max(min, kind === 'flat' ? Math.max(maxZoom, fallbackMaxZoom) : maxZoom) };
}

export const clampZoom = (zoom: number, { min, max }: ZoomRange): number => Math.max(min, Math.min(zoom, max));

export const isSameZoom = (one: number, other: number): boolean => Math.abs(one - other) < zoomTolerance;

/** True if single places are shown, not only districts. */
export const isNear = (zoom: number, minDestZoom: number): boolean => zoom >= minDestZoom - zoomTolerance;

/** Zoom steps per press of a button, and per key press or wheel notch. */
export const zoomSteps: Readonly<Record<PictureKind, { readonly button: number; readonly key: number }>> = {
  detailed: { button: zoomButtonStep, key: zoomStep },
  flat: { button: fallbackZoomStep, key: fallbackZoomStep },
};

export type StepBy = keyof (typeof zoomSteps)[PictureKind];

/** The zoom after one step in (1) or out (-1), clamped. Steps of the flat map are counted from its minimum zoom. */
export function stepZoom(
  zoom: number,
  direction: 1 | -1,
  by: StepBy,
  { kind, range }: { readonly kind: PictureKind; readonly range: ZoomRange },
): number {
  const step = zoomSteps[kind][by];
  if (kind === 'detailed') return clampZoom(zoom + direction * step, range);
  const notches = (zoom - range.min) / step;
  const next =
    direction > 0 ? Math.floor(notches + zoomTolerance) + 1 : Math.max(0, Math.ceil(notches - zoomTolerance) - 1);
  return clampZoom(range.min + next * step, range);
}

/** Returns the nearest step of the flat map, or an end of the range if that end is nearer. */
export function snapZoom(zoom: number, range: ZoomRange): number {
  const clamped = clampZoom(zoom, range);
  const step = range.min + Math.round((clamped - range.min) / fallbackZoomStep) * fallbackZoomStep;
  const isEndNearer = Math.abs(range.max - clamped) < Math.abs(step - clamped);
  return clampZoom(isEndNearer ? range.max : step, range);
}

/** The root of a map. Known roots have defaults for omitted fields. */
export type MapRoot = Size & {
  readonly rootPrefix: string;
  readonly minDestZoom: number;
  readonly spriteSheetCount: number;
};

export type RootDrawing = Partial<MapRoot>;

export function mapRootOf(areaKey: string, drawing: RootDrawing): MapRoot | undefined {
  const { width, height } = drawing;
  if (width === undefined || height === undefined) return undefined;
  const rootPrefix = drawing.rootPrefix ?? areaKey;
  const known = width >= largeMapPx ? largeMap : smallMap;
  const { minDestZoom = known.minDestZoom, spriteSheetCount = known.spriteSheetCount } = drawing;
  return { width, height, rootPrefix, minDestZoom, spriteSheetCount };
}

import type { MapLook } from '@underhall/contract';
import {
  fallbackGreatestZoom,
  fallbackZoomStep,
  fitZoomWidthPx,
  largeMap,
  largeMapPx,
  leastZoom,
  narrowFitZoom,
  smallMap,
  zoomButtonStep,
  zoomStep,
  zooms,
  zoomTolerance,
} from '../constants/map.ts';

export type Size = { readonly width: number; readonly height: number };
export type ZoomRange = { readonly least: number; readonly greatest: number };
/** The two ways a map is drawn. */
export type PictureKind = 'detailed' | 'flat';

/** Screen pixels for a pixel of the map. */
export const scaleOf = (zoom: number): number => 2 ** (zoom - narrowFitZoom);

/** The zoom at which a pixel of the map takes so many of the screen. */
export const zoomOf = (scale: number): number => narrowFitZoom + Math.log2(scale);

/** The zoom at which the whole map is in view: on narrow screens, the whole height of it. */
export const fitZoom = (view: Size, mapHeight: number): number =>
  view.width >= fitZoomWidthPx ? leastZoom : narrowFitZoom + Math.log2(view.height / mapHeight);

const greatestUnlessTold = 5;

/** The range of the zoom: the setting's, within the limits that the city and the fallback map never go below. */
export function zoomRangeOf(
  kind: PictureKind,
  mapWidth: number,
  { minZoom, maxZoom }: Pick<MapLook, 'minZoom' | 'maxZoom'>,
): ZoomRange {
  const [large, small] = zooms;
  const isLarge = mapWidth >= largeMapPx;
  const wanted = minZoom ?? (isLarge ? large : small);
  const least = isLarge || kind === 'flat' ? Math.max(wanted, leastZoom) : wanted;
  const most = maxZoom ?? greatestUnlessTold;
  return { least, greatest: Math.max(least, kind === 'flat' ? Math.max(most, fallbackGreatestZoom) : most) };
}

export const clampZoom = (zoom: number, { least, greatest }: ZoomRange): number =>
  Math.max(least, Math.min(zoom, greatest));

export const isSameZoom = (one: number, other: number): boolean => Math.abs(one - other) < zoomTolerance;

/** True if single places are shown, and not districts alone. */
export const isNear = (zoom: number, minDestZoom: number): boolean => zoom >= minDestZoom - zoomTolerance;

/** The step of a zoom button, and that of a key or a notch of the wheel. */
export const zoomSteps: Readonly<Record<PictureKind, { readonly button: number; readonly key: number }>> = {
  detailed: { button: zoomButtonStep, key: zoomStep },
  flat: { button: fallbackZoomStep, key: fallbackZoomStep },
};

/** The origin of a step. */
export type StepBy = keyof (typeof zoomSteps)[PictureKind];

/** The zoom one step further in (1) or out (-1), within the range. The fallback map has steps of its own, from its least zoom on. */
export function stepZoom(
  zoom: number,
  direction: 1 | -1,
  by: StepBy,
  { kind, range }: { readonly kind: PictureKind; readonly range: ZoomRange },
): number {
  const step = zoomSteps[kind][by];
  if (kind === 'detailed') return clampZoom(zoom + direction * step, range);
  const notches = (zoom - range.least) / step;
  const next =
    direction > 0 ? Math.floor(notches + zoomTolerance) + 1 : Math.max(0, Math.ceil(notches - zoomTolerance) - 1);
  return clampZoom(range.least + next * step, range);
}

/** The step of the fallback map nearest to a zoom, or its end when that is nearer. */
export function snapZoom(zoom: number, range: ZoomRange): number {
  const wanted = clampZoom(zoom, range);
  const step = range.least + Math.round((wanted - range.least) / fallbackZoomStep) * fallbackZoomStep;
  const isEndNearer = Math.abs(range.greatest - wanted) < Math.abs(step - wanted);
  return clampZoom(isEndNearer ? range.greatest : step, range);
}

/** The root of a map, with defaults for the three known roots where the reply says nothing. */
export type MapRoot = Size & {
  readonly rootPrefix: string;
  readonly minDestZoom: number;
  readonly spriteSheetCount: number;
};

export type RootDrawing = Partial<MapRoot>;

/** The map that is drawn; nothing where its root has no geometry, for then only its list can be shown. */
export function mapRootOf(areaKey: string, drawing: RootDrawing): MapRoot | undefined {
  const { width, height } = drawing;
  if (width === undefined || height === undefined) return undefined;
  const rootPrefix = drawing.rootPrefix ?? areaKey;
  const known = width >= largeMapPx ? largeMap : smallMap;
  const { minDestZoom = known.minDestZoom, spriteSheetCount = known.spriteSheetCount } = drawing;
  return { width, height, rootPrefix, minDestZoom, spriteSheetCount };
}

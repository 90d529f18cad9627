// For the map.

/** Minimum time that a journey is shown. */
export const travelDisplayMs = 800;
/** The journey display ends early if at most this part of `travelDisplayMs` remains. */
export const travelSkipMs = 20;
/** Delay before the map is hidden after the player has passed a gate. */
export const gateCloseMs = 500;
export const mapCloseMs = 200;
/** Maximum duration of automatic scrolling, except on the Myself pages. */
export const scrollMs = 500;
/** A pointer that moves further than this drags; otherwise it clicks. */
export const dragPx = 10;

export const zoomButtonStep = 0.25;
/** Zoom step of the detailed map by wheel or key. */
export const zoomStep = 0.5;
/** Zoom step of the fallback map. Allowed zooms are the minimum zoom plus a multiple of this step. */
export const fallbackZoomStep = 0.6;
/** Zoom after the player focuses a district, or clicks a district at a lower zoom. */
export const focusZoom = 4;
export const zooms = [3, 4.35107444] as const;
/** Lower bound for the minimum zoom of large and flat maps. */
export const minLargeMapZoom = 3;
/** The maximum zoom of the fallback map is at least this. */
export const fallbackMaxZoom = 3.6;
/** Zooms that differ by less are equal. */
export const zoomTolerance = 0.00001;
/** Minimum window width at which the whole map fits at `minLargeMapZoom`. */
export const fitZoomWidthPx = 768;
/** On narrower screens, the fitting zoom is `narrowFitZoom` plus log2 of the height ratio. */
export const narrowFitZoom = 5;

/** Minimum width of a large map. */
export const largeMapPx = 4096;
/** Defaults of a large map. Sizes are in pixels. `minDestZoom` is the minimum zoom that shows destinations. */
export const largeMap = { width: 5220, height: 3000, spriteSheetCount: 5, minDestZoom: 3.5 } as const;
export const smallMap = { width: 2048, height: 1178, spriteSheetCount: 2, minDestZoom: 4.35107444 } as const;

export const spriteScale = 0.5;
/** Drawing order of the layers, lowest first. */
export const spriteLayers = {
  fog: -4,
  coastlineSea: -3,
  coastline: -2,
  sea: -1,
  available: 0,
  mainDestination: 1,
  selection: 2,
  mainDestinationSelection: 3,
} as const;
/** Size of the player marker in pixels. */
export const playerMarker = { width: 56, height: 79.5 } as const;
/** Default initial centre of a map, in percent of its size. */
export const initialPercent = { x: 50, y: 0 } as const;

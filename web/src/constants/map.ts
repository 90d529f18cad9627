// The map: assets, zoom and durations.

/** Minimum time that a journey is shown. */
export const travelDisplayMs = 800;
/** The remaining display time of a journey is skipped if it does not exceed this. */
export const travelSkipMs = 20;
/** Delay before the map is hidden after a gate has succeeded. */
export const gateCloseMs = 500;
/** Duration of the closing animation. */
export const mapCloseMs = 200;
/** Maximum duration of automatic scrolling, except on the Myself pages. */
export const scrollMs = 500;
/** A pointer that moves further than this drags; otherwise it clicks. */
export const dragPx = 10;

/** Zoom step of the buttons. */
export const zoomButtonStep = 0.25;
/** Zoom step of the detailed map by wheel or key. */
export const zoomStep = 0.5;
/** Zoom step of the fallback map; zooms snap to it. */
export const fallbackZoomStep = 0.6;
/** Zoom after a click on a district from further away, and after focus. */
export const focusZoom = 4;
/** The two zoom levels of the detailed maps. */
export const zooms = [3, 4.35107444] as const;
/** Minimum zoom of the city's map. */
export const leastZoom = 3;
/** The fallback map can always be zoomed in at least this far. */
export const fallbackGreatestZoom = 3.6;
/** Zooms that differ by less than this are equal. */
export const zoomTolerance = 0.00001;
/** Minimum window width at which the whole map fits at `leastZoom`. */
export const fitZoomWidthPx = 768;
/** On narrower screens, the fitting zoom is this plus log2 of the height ratio. */
export const narrowFitZoom = 5;

/** Minimum width of a large map. */
export const largeMapPx = 4096;
/** Defaults of a large map: size in pixels, number of sprite sheets, and minimum zoom that shows destinations. */
export const largeMap = { width: 5220, height: 3000, spriteSheetCount: 5, minDestZoom: 3.5 } as const;
/** The same for a small map. */
export const smallMap = { width: 2048, height: 1178, spriteSheetCount: 2, minDestZoom: 4.35107444 } as const;

/** Scale of the sprites. */
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
/** Initial centre of a map in percent of its size, if its setting has none. */
export const initialPercent = { x: 50, y: 0 } as const;

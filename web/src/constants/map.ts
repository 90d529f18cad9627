// The map: its sheets, its zoom, and how long things take on it.

/** A journey is shown for at least this long. */
export const travelDisplayMs = 800;
/** The rest of a journey's display time is skipped if it is this or less. */
export const travelSkipMs = 20;
/** A gate that closed well hides the map after this. */
export const gateCloseMs = 500;
/** The time the map takes to close. */
export const mapCloseMs = 200;
/** The longest the page scrolls by itself, outside the Myself pages. */
export const scrollMs = 500;
/** A pointer that moved further than this drags; else it clicks. */
export const dragPx = 10;

/** A step of the zoom buttons. */
export const zoomButtonStep = 0.25;
/** A step of the detailed map by wheel or key. */
export const zoomStep = 0.5;
/** Step and snap of the fallback map. */
export const fallbackZoomStep = 0.6;
/** A district clicked from further away is zoomed to this; also the zoom on focus. */
export const focusZoom = 4;
/** The two zooms the detailed maps stand at. */
export const zooms = [3, 4.35107444] as const;
/** The city's map is never zoomed out beyond this. */
export const leastZoom = 3;
/** The fallback map can always be zoomed in to this. */
export const fallbackGreatestZoom = 3.6;
/** Zooms nearer than this to each other are the same. */
export const zoomTolerance = 0.00001;
/** At this width or wider the whole map fits at `leastZoom`. */
export const fitZoomWidthPx = 768;
/** On narrower screens the fitting zoom is this plus log2 of the height ratio. */
export const narrowFitZoom = 5;

/** A map of this width or more is a large one. */
export const largeMapPx = 4096;
/** Size in pixels, sheets of sprites, and the zoom from which destinations are shown, where a large map says nothing. */
export const largeMap = { width: 5220, height: 3000, spriteSheetCount: 5, minDestZoom: 3.5 } as const;
/** Size, sheets and zoom of a small map. */
export const smallMap = { width: 2048, height: 1178, spriteSheetCount: 2, minDestZoom: 4.35107444 } as const;

/** Sprites are drawn at this part of their size. */
export const spriteScale = 0.5;
/** The drawing order of the layers, lowest first. */
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
/** The picture of where the player is, in pixels. */
export const playerMarker = { width: 56, height: 79.5 } as const;
/** The point at which a map opens, in percent of its size, if its setting names none. */
export const initialPercent = { x: 50, y: 0 } as const;

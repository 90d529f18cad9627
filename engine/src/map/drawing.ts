/**
 * The geometry of an area on its drawn map: `x` and `y` in the map's own pixels from the upper left, offsets in the
 * same from the label. The rules do not read it; the page draws it.
 */
export type Drawing = {
  readonly labelX: number;
  readonly labelY: number;
  /** Stacking order within a layer. */
  readonly zIndex: number;
  readonly hideLabel?: boolean;
  /** Corners of what is pressed, as `x,y x,y x,y`. */
  readonly hitbox?: string;
  /** The same, of the building that stands for the place within its district. */
  readonly mainDestinationHitbox?: string;
  /** The name of its frames in the sprite sheets. */
  readonly sprite?: string;
  readonly spriteTopLeftX?: number;
  readonly spriteTopLeftY?: number;
  readonly selectionSpriteTopLeftX?: number;
  readonly selectionSpriteTopLeftY?: number;
  readonly mainDestinationSpriteTopLeftX?: number;
  readonly mainDestinationSpriteTopLeftY?: number;
  readonly pinOffsetX?: number;
  readonly pinOffsetY?: number;
  readonly playerMarkerOffsetX?: number;
  readonly playerMarkerOffsetY?: number;
  /** The cut of its banner on narrow screens: per cent from the left and the top. */
  readonly headerOffsetX?: number;
  readonly headerOffsetY?: number;
  readonly overlay?: Overlay;
};

/** A picture over the map, and where it lies. */
export type Overlay = {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The size of a drawn map, and its sprite sheets. */
export type DrawnMap = {
  /** The folder of its pictures. */
  readonly rootPrefix: string;
  readonly width: number;
  readonly height: number;
  /** Nearer than this single places can be chosen, farther off districts alone. */
  readonly minDestZoom: number;
  readonly spriteSheetCount: number;
};

export const gateMarks = ['seal', 'lantern'] as const;
export const landmarkStyles = ['italic', 'capitals'] as const;

/** The look of a setting's map; defaults count for all that is missing. */
export type MapLook = {
  readonly minZoom?: number;
  readonly maxZoom?: number;
  readonly gateIconStyle?: (typeof gateMarks)[number];
  readonly hideCurrentGateIcon?: true;
  readonly landmarkStyle?: (typeof landmarkStyles)[number];
  readonly labelBackgroundColour?: string;
  readonly hasMapOverlay?: true;
  /** The middle of the first view, in per cent of the map. */
  readonly initPercentX?: number;
  readonly initPercentY?: number;
  readonly hideZoomControl?: true;
};

/**
 * Geometry of an area on its drawn map. `x` and `y` are in map pixels from the upper left, offsets in map pixels from
 * the label. No rule depends on it.
 */
export type Drawing = {
  readonly labelX: number;
  readonly labelY: number;
  /** Stacking order within a layer. */
  readonly zIndex: number;
  readonly hideLabel?: boolean;
  /** Corners of the clickable area, as `x,y x,y x,y`. */
  readonly hitbox?: string;
  /** Same as `hitbox`, for the building that represents the place in its district. */
  readonly mainDestinationHitbox?: string;
  /** Name of its frames in the sprite sheets. */
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
  /** Focal point of its banner on narrow screens, in per cent from the left and the top. */
  readonly headerOffsetX?: number;
  readonly headerOffsetY?: number;
  readonly overlay?: Overlay;
};

export type Overlay = {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type DrawnMap = {
  readonly rootPrefix: string;
  readonly width: number;
  readonly height: number;
  /** Minimum zoom at which single places can be selected. At a lower zoom, only districts can be selected. */
  readonly minDestZoom: number;
  readonly spriteSheetCount: number;
};

export const gateMarks = ['seal', 'lantern'] as const;
export const landmarkStyles = ['italic', 'capitals'] as const;

/** How the map of a setting looks. Missing fields have defaults. */
export type MapLook = {
  readonly minZoom?: number;
  readonly maxZoom?: number;
  readonly gateIconStyle?: (typeof gateMarks)[number];
  readonly hideCurrentGateIcon?: true;
  readonly landmarkStyle?: (typeof landmarkStyles)[number];
  readonly labelBackgroundColour?: string;
  readonly hasMapOverlay?: true;
  /** Centre of the first view, in per cent of the map. */
  readonly initPercentX?: number;
  readonly initPercentY?: number;
  readonly hideZoomControl?: true;
};

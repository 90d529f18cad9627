import { type Static, Type } from 'typebox';
import { oneOf } from './wording.ts';

/**
 * How the map draws an area. `x` and `y` are in map pixels from the top left (`width` by `height`). Offsets are
 * relative to the label, in map pixels. An area without a drawing has only a label position.
 */
export const PlaceDrawingSchema = Type.Object({
  labelX: Type.Number(),
  labelY: Type.Number(),
  /** Drawing order within a layer. Lower values are further back. */
  zIndex: Type.Integer(),
  hideLabel: Type.Optional(Type.Boolean()),
  /** Polygon of the clickable shape, as `x,y x,y x,y`. */
  hitbox: Type.Optional(Type.String()),
  /** Clickable shape of the building that represents the area in its district, in the same format. */
  mainDestinationHitbox: Type.Optional(Type.String()),
  /**
   * Prefix of its frames on the sprite sheets: `{sprite}-available`, `-lit`, `-selected`, `-main`, `-main-selected`.
   */
  sprite: Type.Optional(Type.String()),
  spriteTopLeftX: Type.Optional(Type.Number()),
  spriteTopLeftY: Type.Optional(Type.Number()),
  selectionSpriteTopLeftX: Type.Optional(Type.Number()),
  selectionSpriteTopLeftY: Type.Optional(Type.Number()),
  mainDestinationSpriteTopLeftX: Type.Optional(Type.Number()),
  mainDestinationSpriteTopLeftY: Type.Optional(Type.Number()),
  pinOffsetX: Type.Optional(Type.Number()),
  pinOffsetY: Type.Optional(Type.Number()),
  playerMarkerOffsetX: Type.Optional(Type.Number()),
  playerMarkerOffsetY: Type.Optional(Type.Number()),
  /** Focal point of the area's banner on narrow screens, in percent from the left and top. */
  headerOffsetX: Type.Optional(Type.Number()),
  headerOffsetY: Type.Optional(Type.Number()),
  overlay: Type.Optional(
    Type.Object({
      index: Type.Integer(),
      x: Type.Number(),
      y: Type.Number(),
      width: Type.Number(),
      height: Type.Number(),
    }),
  ),
  /** Size and sprite sheets of a map. Present only on the root area. */
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  /**
   * Zoom above which the player can select single areas. Below this zoom, the player can only select whole districts.
   */
  minDestZoom: Type.Optional(Type.Number()),
  spriteSheetCount: Type.Optional(Type.Integer()),
  rootPrefix: Type.Optional(Type.String()),
});
export type PlaceDrawing = Static<typeof PlaceDrawingSchema>;

export const gateMarks = ['seal', 'lantern'] as const;
export const landmarkStyles = ['italic', 'capitals'] as const;

/** Map view and travel button of a setting. */
export const MapLookSchema = Type.Object({
  shouldShowTravelButton: Type.Boolean(),
  travelButtonLabel: Type.String(),
  needsProminentTravelButton: Type.Boolean(),
  minZoom: Type.Optional(Type.Number()),
  maxZoom: Type.Optional(Type.Number()),
  gateIconStyle: Type.Optional(oneOf(gateMarks)),
  hideCurrentGateIcon: Type.Optional(Type.Boolean()),
  landmarkStyle: Type.Optional(oneOf(landmarkStyles)),
  labelBackgroundColour: Type.Optional(Type.String()),
  hasMapOverlay: Type.Optional(Type.Boolean()),
  /** Initial centre of the view, in percent. Defaults to 50 and 0. */
  initPercentX: Type.Optional(Type.Number()),
  initPercentY: Type.Optional(Type.Number()),
  hideZoomControl: Type.Optional(Type.Boolean()),
});
export type MapLook = Static<typeof MapLookSchema>;

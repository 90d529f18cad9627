import { type Static, Type } from 'typebox';
import { oneOf } from './wording.ts';

/**
 * How a place is drawn: `x` and `y` in the map's own pixels (its `width` by `height`, from the upper left), offsets in
 * the same from where the label stands. A place that is not drawn has the label's place alone.
 */
export const PlaceDrawingSchema = Type.Object({
  labelX: Type.Number(),
  labelY: Type.Number(),
  /** What stands before what, within a layer. */
  zIndex: Type.Integer(),
  hideLabel: Type.Optional(Type.Boolean()),
  /** Corners of what is pressed, as `x,y x,y x,y`. */
  hitbox: Type.Optional(Type.String()),
  /** The same, of the building that stands for the place within its district. */
  mainDestinationHitbox: Type.Optional(Type.String()),
  /** What its frames on the sheets are called: `{sprite}-available`, `-lit`, `-selected`, `-main`, `-main-selected`. */
  sprite: Type.Optional(Type.String()),
  spriteTopLeftX: Type.Optional(Type.Number()),
  spriteTopLeftY: Type.Optional(Type.Number()),
  selectionSpriteTopLeftX: Type.Optional(Type.Number()),
  selectionSpriteTopLeftY: Type.Optional(Type.Number()),
  mainDestinationSpriteTopLeftX: Type.Optional(Type.Number()),
  mainDestinationSpriteTopLeftY: Type.Optional(Type.Number()),
  /** Where its gate or lock is pinned. */
  pinOffsetX: Type.Optional(Type.Number()),
  pinOffsetY: Type.Optional(Type.Number()),
  /** Where the foot of the player's marker stands. */
  playerMarkerOffsetX: Type.Optional(Type.Number()),
  playerMarkerOffsetY: Type.Optional(Type.Number()),
  /** Where its banner is cut, on narrow screens: per cent from the left and the top. */
  headerOffsetX: Type.Optional(Type.Number()),
  headerOffsetY: Type.Optional(Type.Number()),
  /** A picture over the map, and where it lies. */
  overlay: Type.Optional(
    Type.Object({
      index: Type.Integer(),
      x: Type.Number(),
      y: Type.Number(),
      width: Type.Number(),
      height: Type.Number(),
    }),
  ),
  /** Of the root of a map alone: how large it is, and where its sheets are. */
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  /** Nearer than this single places can be chosen, farther off districts alone. */
  minDestZoom: Type.Optional(Type.Number()),
  spriteSheetCount: Type.Optional(Type.Integer()),
  rootPrefix: Type.Optional(Type.String()),
});
export type PlaceDrawing = Static<typeof PlaceDrawingSchema>;

export const gateMarks = ['seal', 'lantern'] as const;
export const landmarkStyles = ['italic', 'capitals'] as const;

/** How a setting's map is looked at, and how one is asked to travel. */
export const MapLookSchema = Type.Object({
  shouldShowTravelButton: Type.Boolean(),
  travelButtonLabel: Type.String(),
  needsProminentTravelButton: Type.Boolean(),
  minZoom: Type.Optional(Type.Number()),
  maxZoom: Type.Optional(Type.Number()),
  gateIconStyle: Type.Optional(oneOf(gateMarks)),
  /** No gate is shown where one stands. */
  hideCurrentGateIcon: Type.Optional(Type.Boolean()),
  landmarkStyle: Type.Optional(oneOf(landmarkStyles)),
  labelBackgroundColour: Type.Optional(Type.String()),
  hasMapOverlay: Type.Optional(Type.Boolean()),
  /** Where the middle of the view is at first, in per cent; 50 and 0 unless told. */
  initPercentX: Type.Optional(Type.Number()),
  initPercentY: Type.Optional(Type.Number()),
  hideZoomControl: Type.Optional(Type.Boolean()),
});
export type MapLook = Static<typeof MapLookSchema>;

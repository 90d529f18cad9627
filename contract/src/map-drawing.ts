import { type Static, Type } from 'typebox';
import { oneOf } from './wording.ts';

/**
 * Drawing of a place: `x` and `y` in the map's own pixels (its `width` by `height`, from the upper left), offsets in
 * the same from the label. A place that is not drawn has the position of its label alone.
 */
export const PlaceDrawingSchema = Type.Object({
  labelX: Type.Number(),
  labelY: Type.Number(),
  /** Drawing order within a layer, farthest back first. */
  zIndex: Type.Integer(),
  hideLabel: Type.Optional(Type.Boolean()),
  /** Corners of the clickable shape, as `x,y x,y x,y`. */
  hitbox: Type.Optional(Type.String()),
  /** The same, of the building that stands for the place within its district. */
  mainDestinationHitbox: Type.Optional(Type.String()),
  /** Prefix of its frames on the sprite sheets: `{sprite}-available`, `-lit`, `-selected`, `-main`, `-main-selected`. */
  sprite: Type.Optional(Type.String()),
  spriteTopLeftX: Type.Optional(Type.Number()),
  spriteTopLeftY: Type.Optional(Type.Number()),
  selectionSpriteTopLeftX: Type.Optional(Type.Number()),
  selectionSpriteTopLeftY: Type.Optional(Type.Number()),
  mainDestinationSpriteTopLeftX: Type.Optional(Type.Number()),
  mainDestinationSpriteTopLeftY: Type.Optional(Type.Number()),
  /** Position of its gate or lock icon. */
  pinOffsetX: Type.Optional(Type.Number()),
  pinOffsetY: Type.Optional(Type.Number()),
  /** Position of the foot of the player's marker. */
  playerMarkerOffsetX: Type.Optional(Type.Number()),
  playerMarkerOffsetY: Type.Optional(Type.Number()),
  /** Focus of its banner on narrow screens: per cent from the left and the top. */
  headerOffsetX: Type.Optional(Type.Number()),
  headerOffsetY: Type.Optional(Type.Number()),
  /** A picture over the map, and its position. */
  overlay: Type.Optional(
    Type.Object({
      index: Type.Integer(),
      x: Type.Number(),
      y: Type.Number(),
      width: Type.Number(),
      height: Type.Number(),
    }),
  ),
  /** Size and sprite sheets of a map: present on its root only. */
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  /** Zoom above which single places can be chosen; below it districts only. */
  minDestZoom: Type.Optional(Type.Number()),
  spriteSheetCount: Type.Optional(Type.Integer()),
  rootPrefix: Type.Optional(Type.String()),
});
export type PlaceDrawing = Static<typeof PlaceDrawingSchema>;

export const gateMarks = ['seal', 'lantern'] as const;
export const landmarkStyles = ['italic', 'capitals'] as const;

/** View of a setting's map, and its travel button. */
export const MapLookSchema = Type.Object({
  shouldShowTravelButton: Type.Boolean(),
  travelButtonLabel: Type.String(),
  needsProminentTravelButton: Type.Boolean(),
  minZoom: Type.Optional(Type.Number()),
  maxZoom: Type.Optional(Type.Number()),
  gateIconStyle: Type.Optional(oneOf(gateMarks)),
  /** True if the gate of the current area is hidden. */
  hideCurrentGateIcon: Type.Optional(Type.Boolean()),
  landmarkStyle: Type.Optional(oneOf(landmarkStyles)),
  labelBackgroundColour: Type.Optional(Type.String()),
  hasMapOverlay: Type.Optional(Type.Boolean()),
  /** First centre of the view, in per cent; 50 and 0 by default. */
  initPercentX: Type.Optional(Type.Number()),
  initPercentY: Type.Optional(Type.Number()),
  hideZoomControl: Type.Optional(Type.Boolean()),
});
export type MapLook = Static<typeof MapLookSchema>;

import { type Static, type TSchema, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { MapLookSchema, PlaceDrawingSchema } from './map-drawing.ts';
import { Html, Nothing, oneOf } from './wording.ts';

/** The rules of a group of areas. */
export const SettingSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  canTravel: Type.Boolean(),
  canOpenMap: Type.Boolean(),
  canChangeOutfit: Type.Boolean(),
  itemsUsableHere: Type.Boolean(),
  isInfiniteDraw: Type.Boolean(),
  /** The map that is opened here; absent where there is none. */
  mapRootArea: Type.Optional(Type.Object({ areaKey: Type.String() })),
  jsonInfo: MapLookSchema,
});
export type Setting = Static<typeof SettingSchema>;

/** The storylet that stands before a closed place. */
export const GateEventSchema = Type.Object({
  id: Type.Integer(),
  name: Html(),
  image: Type.String(),
  teaser: Html(),
  mobileTeaser: Html(),
});
export type GateEvent = Static<typeof GateEventSchema>;

/** Kinds of place; `Root` is a map itself. */
export const areaTypes = ['District', 'Destination', 'Landmark', 'Lodgings', 'Root'] as const;

/** The kinds of shut place: requirements are unmet, a story alone leads there, or nothing in the world opens it yet. */
export const closures = ['Locked', 'Closed', 'NotYet'] as const;

const areaWith = <Children extends TSchema>(children: Children) =>
  Type.Object({
    id: Type.Integer(),
    /** 32 hex digits, but for the roots of the maps, which are known by name. */
    areaKey: Type.String(),
    name: Html(),
    description: Html(),
    /** Name of the banner picture. */
    image: Type.String(),
    type: oneOf(areaTypes),
    /** The line under the name. */
    line: Html(),
    showOps: Type.Boolean(),
    canChangeOutfit: Type.Boolean(),
    parentAreaKey: Type.Optional(Type.String()),
    parentArea: Type.Optional(Type.Object({ id: Type.Integer(), areaKey: Type.String(), name: Html() })),
    /** The root of the map it is on; absent where it is on every map. */
    mapRootArea: Type.Optional(Type.Object({ areaKey: Type.String() })),
    /** Filled in the reply of the map only; empty for a root, whose areas are listed beside it. */
    childAreas: Type.Array(children),
    moveMessage: Html(),
    hideName: Type.Boolean(),
    premiumSubRequired: Type.Boolean(),
    /** True if it is on the player's map. */
    discovered: Type.Boolean(),
    /** True if its requirements hold. */
    unlocked: Type.Boolean(),
    /** True if the character can travel there now. */
    canMoveTo: Type.Boolean(),
    /** True if a character can be in it: false for landmarks and roots. */
    visitable: Type.Boolean(),
    /**
     * For a place that is not unlocked: `Locked` until something asked for is there, `Closed` but for a story, `NotYet`
     * where nothing that is done opens it. A field beside the specification's.
     */
    closure: Type.Optional(oneOf(closures)),
    /** The reason that it is closed: the author's text, or its requirements in words. */
    unavailableDescription: Type.Optional(Html()),
    gateEvent: Type.Optional(GateEventSchema),
    shouldShowTravelButton: Type.Optional(Type.Boolean()),
    travelButtonLabel: Type.Optional(Type.String()),
    needsProminentTravelButton: Type.Optional(Type.Boolean()),
    jsonInfo: PlaceDrawingSchema,
  });

/** A place. */
export const AreaSchema = areaWith(Type.Object({}));
export type Area = Static<typeof AreaSchema>;

/** A place with the places in it, three levels deep. */
export const AreaOnMapSchema = areaWith(areaWith(areaWith(Type.Object({}))));
export type AreaOnMap = Static<typeof AreaOnMapSchema>;

export const MapReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** Absent while the character is in no place. */
  currentArea: Type.Optional(AreaSchema),
  /**
   * All places on the map, each with the places in it, which are listed at the top level too; and the root, which is no
   * destination, but says how the map is drawn.
   */
  areas: Type.Array(AreaOnMapSchema),
});
export type MapReply = Static<typeof MapReplySchema>;

/** The area after a move: another than asked for if a storylet came first. */
export const MoveReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  area: AreaSchema,
  message: Type.Optional(Html()),
});
export type MoveReply = Static<typeof MoveReplySchema>;

export const map = {
  map: endpoint({
    method: 'GET',
    path: '/map',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The places on the map, and the current area. Refused where the map cannot be opened.',
    body: Nothing,
    reply: MapReplySchema,
  }),
  move: endpoint({
    method: 'POST',
    path: '/map/move',
    olderPaths: ['/map/move/:areaId'],
    who: 'character',
    repeat: 'by key',
    rate: 'act',
    summary: 'Travel to a place of the map. Before a closed place its gate opens instead.',
    body: Type.Object({ areaId: Type.Integer() }),
    reply: MoveReplySchema,
  }),
};

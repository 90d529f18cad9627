import { type Static, type TSchema, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { MapLookSchema, PlaceDrawingSchema } from './map-drawing.ts';
import { Html, Nothing, oneOf } from './wording.ts';

/** A rules region: what may be done where the character stands. */
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
    /** Filled in the reply of the map alone, and of a root not even there: what is on its map stands beside it. */
    childAreas: Type.Array(children),
    moveMessage: Html(),
    hideName: Type.Boolean(),
    premiumSubRequired: Type.Boolean(),
    /** On the map the player has before them. */
    discovered: Type.Boolean(),
    /** What the place asks of those who want to go there holds. */
    unlocked: Type.Boolean(),
    /** The map leads there now. */
    canMoveTo: Type.Boolean(),
    /** Somewhere one can stand at all. */
    visitable: Type.Boolean(),
    /** Why a place is not open, in the world's words or in what it asks. */
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

/** A place with what lies in it, three deep: a district, its places, and what lies in those. */
export const AreaOnMapSchema = areaWith(areaWith(areaWith(Type.Object({}))));
export type AreaOnMap = Static<typeof AreaOnMapSchema>;

export const MapReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** Absent where one is in no place. */
  currentArea: Type.Optional(AreaSchema),
  /**
   * Every place on the map, each with what lies in it: those inside others stand at the top too; and its root, which is
   * no place to go to, but says how the map is drawn.
   */
  areas: Type.Array(AreaOnMapSchema),
});
export type MapReply = Static<typeof MapReplySchema>;

/** Where one stands afterwards: elsewhere than was asked for, if something came before the journey. */
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
    summary: 'The places on the map, and where one stands. Refused where the map cannot be opened.',
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

import { type Static, type TSchema, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { MapLookSchema, PlaceDrawingSchema } from './map-drawing.ts';
import { Html, Nothing, oneOf } from './wording.ts';

/** Rules shared by a group of areas. */
export const SettingSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  canTravel: Type.Boolean(),
  canOpenMap: Type.Boolean(),
  canChangeOutfit: Type.Boolean(),
  itemsUsableHere: Type.Boolean(),
  isInfiniteDraw: Type.Boolean(),
  /** Absent if the setting has no map. */
  mapRootArea: Type.Optional(Type.Object({ areaKey: Type.String() })),
  jsonInfo: MapLookSchema,
});
export type Setting = Static<typeof SettingSchema>;

/** Storylet that opens instead of a closed area. */
export const GateEventSchema = Type.Object({
  id: Type.Integer(),
  name: Html(),
  image: Type.String(),
  teaser: Html(),
  mobileTeaser: Html(),
});
export type GateEvent = Static<typeof GateEventSchema>;

export const areaTypes = ['District', 'Destination', 'Landmark'] as const;
/** Kinds of area, including two that `type` does not have. `Root` is the map itself. */
export const areaTypeNames = [...areaTypes, 'Lodgings', 'Root'] as const;

/** Reasons why an area is closed: unmet requirements, reachable only through a storylet, or missing from this world. */
export const closures = ['Locked', 'Closed', 'NotYet'] as const;

const areaWith = <Children extends TSchema>(children: Children) =>
  Type.Object({
    id: Type.Integer(),
    /** 32 hexadecimal digits. A map root has a name instead. */
    areaKey: Type.String(),
    name: Html(),
    description: Html(),
    image: Type.String(),
    /** `District` for a map root, and `Destination` for lodgings. */
    type: oneOf(areaTypes),
    areaTypeName: oneOf(areaTypeNames),
    /** Text under the name. */
    line: Html(),
    showOps: Type.Boolean(),
    canChangeOutfit: Type.Boolean(),
    parentAreaKey: Type.Optional(Type.String()),
    parentArea: Type.Optional(Type.Object({ id: Type.Integer(), areaKey: Type.String(), name: Html() })),
    /** Root of the area's map. Absent if the area is on every map. */
    mapRootArea: Type.Optional(Type.Object({ areaKey: Type.String() })),
    /** Filled only in the map reply. Empty for a root, because its areas are in the same list. */
    childAreas: Type.Array(children),
    moveMessage: Html(),
    hideName: Type.Boolean(),
    premiumSubRequired: Type.Boolean(),
    /** Whether the area is on the player's map. */
    discovered: Type.Boolean(),
    unlocked: Type.Boolean(),
    canMoveTo: Type.Boolean(),
    /** Whether a character can be there. False for landmarks and roots. */
    visitable: Type.Boolean(),
    /** Present if the area is not unlocked. Not in the specification. */
    closure: Type.Optional(oneOf(closures)),
    /** Why the area is closed: the author's text or a description of the requirements. */
    unavailableDescription: Type.Optional(Html()),
    gateEvent: Type.Optional(GateEventSchema),
    shouldShowTravelButton: Type.Optional(Type.Boolean()),
    travelButtonLabel: Type.Optional(Type.String()),
    needsProminentTravelButton: Type.Optional(Type.Boolean()),
    jsonInfo: PlaceDrawingSchema,
  });

export const AreaSchema = areaWith(Type.Object({}));
export type Area = Static<typeof AreaSchema>;

/** An area with nested areas, three levels deep. */
export const AreaOnMapSchema = areaWith(areaWith(areaWith(Type.Object({}))));
export type AreaOnMap = Static<typeof AreaOnMapSchema>;

export const MapReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** Absent while the character is in no area. */
  currentArea: Type.Optional(AreaSchema),
  /**
   * All areas on the map, at any depth. Each also contains its nested areas. Includes the root, which is not a
   * destination but describes how to draw the map.
   */
  areas: Type.Array(AreaOnMapSchema),
});
export type MapReply = Static<typeof MapReplySchema>;

/** Area after the move. A storylet may have changed the destination. */
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
    summary: 'The areas on the map, and the current area. Refused if the map cannot be opened here.',
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
    summary: 'Travel to an area on the map. If the area is closed, its gate storylet opens instead.',
    body: Type.Object({ areaId: Type.Integer() }),
    reply: MoveReplySchema,
  }),
};

import { type Static, Type } from 'typebox';
import { Html, oneOf } from './words.ts';

/** A rules region: what may be done where the character stands. */
export const SettingSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  canTravel: Type.Boolean(),
  canOpenMap: Type.Boolean(),
  canChangeOutfit: Type.Boolean(),
  itemsUsableHere: Type.Boolean(),
  isInfiniteDraw: Type.Boolean(),
});
export type Setting = Static<typeof SettingSchema>;

/** A place, as far as it is known before there is a map of it. */
export const AreaSchema = Type.Object({
  id: Type.Integer(),
  name: Html(),
  description: Html(),
  /** Name of the banner picture. */
  image: Type.String(),
  type: oneOf(['District', 'Destination', 'Landmark', 'Lodgings', 'Root', 'Special']),
  /** The line under the name. */
  line: Html(),
  showOps: Type.Boolean(),
  canChangeOutfit: Type.Boolean(),
  canMoveTo: Type.Boolean(),
  /** What a map says of it; empty until there is one. */
  childAreas: Type.Array(Type.Object({})),
  moveMessage: Html(),
  hideName: Type.Boolean(),
  premiumSubRequired: Type.Boolean(),
  discovered: Type.Boolean(),
  unlocked: Type.Boolean(),
  jsonInfo: Type.Object({ labelX: Type.Number(), labelY: Type.Number(), zIndex: Type.Integer() }),
});
export type Area = Static<typeof AreaSchema>;

import { type Static, Type } from 'typebox';
import { Html, oneOf, RowId } from './wording.ts';

/** Pages that a result can open. `Fate` is missing, because a result never advertises. */
export const doorPages = ['EchoBazaar', 'Possessions', 'Agents', 'Messages'] as const;

export const doorKinds = ['page', 'agent', 'shop', 'area', 'storylet', 'cards'] as const;

/** Something that a result has opened, for a button that leads there. */
export const DoorSchema = Type.Object({
  opens: oneOf(doorKinds),
  /** Of the agent, shop, area or storylet, otherwise 0. */
  id: RowId,
  /** The page, by the restriction that hid it. Absent on other doors. */
  page: Type.Optional(oneOf(doorPages)),
  name: Html(),
  /** The area's line. Absent on other doors. */
  line: Type.Optional(Html()),
  /** True if the page folds the door away with the changes that matter less, otherwise absent. */
  isFolded: Type.Optional(Type.Boolean()),
});
export type Door = Static<typeof DoorSchema>;

import { type Static, Type } from 'typebox';
import { Html, oneOf } from './wording.ts';

export const milestoneKinds = ['chapter', 'person'] as const;

/** A chapter that is at its end, or a person who is met: the page a result becomes. */
export const MilestoneSchema = Type.Object({
  kind: oneOf(milestoneKinds),
  title: Html(),
  line: Html(),
  picture: Type.Optional(Type.Object({ kind: oneOf(['heroes', 'headers', 'cameos']), name: Type.String() })),
});
export type Milestone = Static<typeof MilestoneSchema>;

/** The doors that a turn has opened: places of the map, stories of the list, and the number of cards more to draw. */
export const OpenNowSchema = Type.Object({
  storylets: Type.Array(Type.Object({ id: Type.Integer(), name: Html() })),
  areas: Type.Array(Type.Object({ id: Type.Integer(), name: Html(), line: Html() })),
  cards: Type.Integer(),
});
export type OpenNow = Static<typeof OpenNowSchema>;

import { type Static, Type } from 'typebox';
import { Html, oneOf } from './wording.ts';

export const milestoneKinds = ['chapter', 'person'] as const;

/** A completed chapter or a newly met person. The client then shows the result as a full page. */
export const MilestoneSchema = Type.Object({
  kind: oneOf(milestoneKinds),
  title: Html(),
  line: Html(),
  picture: Type.Optional(Type.Object({ kind: oneOf(['heroes', 'headers', 'cameos']), name: Type.String() })),
});
export type Milestone = Static<typeof MilestoneSchema>;

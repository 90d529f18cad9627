import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Html, IsoMoment, Nothing, oneOf } from './wording.ts';

export const leadStates = ['Active', 'Waiting', 'Finished'] as const;

export const LeadSchema = Type.Object({
  qualityId: Type.Integer(),
  name: Html(),
  image: Type.String(),
  isMain: Type.Boolean(),
  state: oneOf(leadStates),
  /** What to do next, in one sentence. Empty if the lead is finished. */
  step: Html(),
  progress: Type.Object({ level: Type.Integer(), of: Type.Integer() }),
  /** Absent if the step has no place, or one that the character does not know yet. */
  place: Type.Optional(Type.Object({ areaId: Type.Integer(), areaKey: Type.String(), name: Html() })),
  /** When time opens the next part. Present only while the lead waits. */
  opensAt: Type.Optional(IsoMoment),
});
export type Lead = Static<typeof LeadSchema>;

export const LeadsReplySchema = Type.Object({ isSuccess: Type.Boolean(), leads: Type.Array(LeadSchema) });
export type LeadsReply = Static<typeof LeadsReplySchema>;

/** What a character is after, according to the story. Not in the specification. */
export const leads = {
  leads: endpoint({
    method: 'GET',
    path: '/extra/leads',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The leads of a character: main ones first, then the one that moved last, finished ones at the end.',
    body: Nothing,
    reply: LeadsReplySchema,
  }),
};

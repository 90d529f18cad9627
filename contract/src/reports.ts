import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { oneOf, RowId } from './wording.ts';

/** What can be reported: the text of an invitation, a profile, or a name. */
export const reportKinds = ['message', 'profile', 'name'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reports = {
  report: endpoint({
    method: 'POST',
    path: '/extra/report',
    who: 'character',
    repeat: 'settles',
    rate: 'social',
    summary:
      'Report a message, profile or name to the operator, with its current text. The reported player is not notified. Reporting it again changes nothing.',
    body: Type.Object({
      kind: oneOf(reportKinds),
      messageId: Type.Optional(RowId),
      name: Type.Optional(Type.String()),
      reason: Type.Optional(Type.String()),
    }),
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.String() }),
  }),
};

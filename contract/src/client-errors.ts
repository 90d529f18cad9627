import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { maxClientErrorLengths } from './limits.ts';
import { SuccessReply } from './wording.ts';

const upTo = (maxLength: number) => Type.String({ maxLength });

export const ClientErrorSchema = Type.Object({
  version: upTo(maxClientErrorLengths.version),
  /** The page's path without its query, which may hold tokens. */
  path: upTo(maxClientErrorLengths.path),
  browser: upTo(maxClientErrorLengths.browser),
  message: upTo(maxClientErrorLengths.message),
  stack: Type.Optional(upTo(maxClientErrorLengths.stack)),
});
export type ClientError = Static<typeof ClientErrorSchema>;

export const clientErrors = {
  reportClientError: endpoint({
    method: 'POST',
    path: '/extra/client-errors',
    who: 'anyone',
    repeat: 'settles',
    rate: 'report',
    summary: 'Report an error of the page for the server’s log.',
    body: ClientErrorSchema,
    reply: SuccessReply,
  }),
};

import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SuccessReply } from './wording.ts';

/** Maximal lengths, in characters; the client cuts longer texts. */
export const clientErrorLimits = { version: 40, path: 200, browser: 300, message: 1000, stack: 8000 } as const;

const upTo = (maxLength: number) => Type.String({ maxLength });

export const ClientErrorSchema = Type.Object({
  version: upTo(clientErrorLimits.version),
  /** The page's path without its query, which may hold tokens. */
  path: upTo(clientErrorLimits.path),
  browser: upTo(clientErrorLimits.browser),
  message: upTo(clientErrorLimits.message),
  stack: Type.Optional(upTo(clientErrorLimits.stack)),
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

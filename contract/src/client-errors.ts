import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Done } from './wording.ts';

/** The most of each that is reported; the client cuts what is longer. */
export const clientErrorLimits = { version: 40, path: 200, browser: 300, message: 1000, stack: 8000 } as const;

const upTo = (maxLength: number) => Type.String({ maxLength });

export const ClientErrorSchema = Type.Object({
  version: upTo(clientErrorLimits.version),
  /** The page's path alone: what follows it may hold tokens. */
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
    summary: 'A page broke: what the client says of it, for the server’s log.',
    body: ClientErrorSchema,
    reply: Done,
  }),
};

import { clientErrors } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';

/** Errors of the page are written to the server's log, and nowhere else. */
export function clientErrorsRoutes(app: FastifyInstance, deps: AnswerDeps): void {
  answer(app, deps, clientErrors.reportClientError, async ({ body, request }) => {
    const cleaned = Object.entries(body).map(([field, text]) => [field, withoutSecrets(text)]);
    request.log.warn({ clientError: Object.fromEntries(cleaned) }, 'a page broke');
    return { isSuccess: true };
  });
}

/** Replaces what must not stand in a log: tokens, the values in an address's query, and e-mail addresses. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/eyJ[\w-]+\.[\w-]*(\.[\w-]*)?/g, '[token]')
    .replace(/([?&][\w.-]{1,40}=)[^\s&#:)"']+/g, '$1[…]')
    .replace(/[^\s@<>"'()]{1,64}@[\w-]{1,64}(\.[\w-]{1,64}){1,8}/g, '[address]');

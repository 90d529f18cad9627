import { clientErrors } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';

/** Logs browser errors, which are not stored anywhere else. */
export function clientErrorsRoutes(app: FastifyInstance, deps: AnswerDeps): void {
  answer(app, deps, clientErrors.reportClientError, async ({ body, request }) => {
    const cleaned = Object.entries(body).map(([field, text]) => [field, withoutSecrets(text)]);
    request.log.warn({ clientError: Object.fromEntries(cleaned) }, 'error in the page');
    return { isSuccess: true };
  });
}

/** Redacts tokens, values in query strings and e-mail addresses, which must not be logged. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/eyJ[\w-]+\.[\w-]*(\.[\w-]*)?/g, '[token]')
    .replace(/(\/(?:email|invited|fbdata|unsubscribe\/\d+)\/)[\w.~-]+/g, '$1[…]')
    .replace(/([?&][\w.-]{1,40}=)[^\s&#:)"']+/g, '$1[…]')
    .replace(/[^\s@<>"'()]{1,64}@[\w-]{1,64}(\.[\w-]{1,64}){1,8}/g, '[address]');

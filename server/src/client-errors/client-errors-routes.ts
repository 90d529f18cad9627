import { clientErrors } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';

/** Written into the log, and nowhere else. */
export function clientErrorsRoutes(app: FastifyInstance, deps: AnswerDeps): void {
  answer(app, deps, clientErrors.reportClientError, async ({ body, request }) => {
    const said = Object.entries(body).map(([field, text]) => [field, withoutSecrets(text)]);
    request.log.warn({ clientError: Object.fromEntries(said) }, 'a page broke');
    return { isSuccess: true };
  });
}

/** What must not stand in a log, whoever sends it: tokens, what an address's query holds, and e-mail addresses. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/eyJ[\w-]+\.[\w-]*(\.[\w-]*)?/g, '[token]')
    .replace(/([?&][\w.-]{1,40}=)[^\s&#:)"']+/g, '$1[…]')
    .replace(/[^\s@<>"'()]{1,64}@[\w-]{1,64}(\.[\w-]{1,64}){1,8}/g, '[address]');

import { clientErrors } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { withoutSecrets } from './without-secrets.ts';

/** Written into the log, and nowhere else. */
export function clientErrorsRoutes(app: FastifyInstance, deps: AnswerDeps): void {
  answer(app, deps, clientErrors.reportClientError, async ({ body, request }) => {
    const said = Object.entries(body).map(([field, text]) => [field, withoutSecrets(text)]);
    request.log.warn({ clientError: Object.fromEntries(said) }, 'a page broke');
    return { isSuccess: true };
  });
}

import { passwordReset } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { changedLetter } from './reset-letters.ts';
import { type LinkDeps, type ResetDeps, resetPassword, sendResetLink } from './reset-password.ts';

export function passwordResetRoutes(app: FastifyInstance, deps: AnswerDeps & LinkDeps & ResetDeps): void {
  const runLater = laterWork(app);

  answer(app, deps, passwordReset.requestPasswordReset, async ({ body }) => {
    // Answered before anything is looked up, so that neither words nor time tell whether there is such an account.
    runLater(() => sendResetLink(deps, body.emailAddress));
    return { isSuccess: true, message: 'Please check your email' };
  });

  answer(app, deps, passwordReset.resetPassword, async ({ body }) => {
    const { email, userName } = await resetPassword(deps, body.token, body.password);
    if (email !== undefined) runLater(() => deps.mail.send(changedLetter(email, userName, deps.world.pack.words)));
    return { isSuccess: true, message: 'Your password was reset.' };
  });
}

/** Runs work after the answer. A server that closes waits for it; its errors are logged. */
function laterWork(app: FastifyInstance): (work: () => Promise<void>) => void {
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(underWay)));
  return (work) => {
    const ends: Promise<void> = work()
      .catch((failure) => app.log.error(failure))
      .finally(() => underWay.delete(ends));
    underWay.add(ends);
  };
}

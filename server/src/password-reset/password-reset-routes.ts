import { passwordReset } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { type ChangeDeps, changePassword } from './change-password.ts';
import { type AskDeps, askForReset, type ResetDeps, resetPassword } from './reset-password.ts';

export function passwordResetRoutes(app: FastifyInstance, deps: AnswerDeps & AskDeps & ChangeDeps & ResetDeps): void {
  const runLater = laterWork(app);

  answer(app, deps, passwordReset.requestPasswordReset, async ({ body, request }) => {
    logSecurityEvent(request, 'new password asked');
    // Replies before any look-up, so that neither text nor timing reveals whether the account exists.
    runLater(() => askForReset(deps, body.emailAddress));
    return { isSuccess: true, message: 'Please check your email' };
  });

  answer(app, deps, passwordReset.resetPassword, async ({ body, request }) => {
    const accountId = await resetPassword(deps, body.token, body.password).catch((failure: unknown) => {
      logSecurityEvent(request, 'link refused');
      throw failure;
    });
    logSecurityEvent(request, 'new password set', accountId);
    return { isSuccess: true, message: 'Your password was reset.' };
  });

  answer(app, deps, passwordReset.changePassword, async ({ accountId, sessionId, body, request }) => {
    await changePassword(deps, { accountId, sessionId }, body.password);
    logSecurityEvent(request, 'new password set', accountId);
    return {
      isSuccess: true,
      message: 'Your password is changed. Wherever else you were logged in, you no longer are.',
    };
  });
}

/** Runs work after the reply. A closing server waits for it; its errors are logged. */
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

import { passwordReset } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused } from '../http/failures.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { faultOfEmail } from '../mail/address.ts';
import { type ChangePasswordDeps, changePassword } from './change-password.ts';
import { type ResetDeps, type ResetRequestDeps, requestReset, resetPassword } from './reset-password.ts';

export function passwordResetRoutes(
  app: FastifyInstance,
  deps: AnswerDeps & ResetRequestDeps & ChangePasswordDeps & ResetDeps,
): void {
  const runLater = workAfterReplies(app);

  answer(app, deps, passwordReset.requestPasswordReset, async ({ body, request }) => {
    const fault = faultOfEmail(body.emailAddress);
    if (fault !== undefined) throw new Refused(fault);
    logSecurityEvent(request, 'new password asked');
    // Replies before any look-up, so that neither reply nor timing reveals whether the account exists.
    runLater(() => requestReset(deps, body.emailAddress));
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
      message: 'Your password is changed. All your other sessions are logged out.',
    };
  });
}

/** The server waits for this work before it closes. Errors are logged. */
function workAfterReplies(app: FastifyInstance): (work: () => Promise<void>) => void {
  const pending = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(pending)));
  return (work) => {
    const task: Promise<void> = work()
      .catch((failure) => app.log.error(failure))
      .finally(() => pending.delete(task));
    pending.add(task);
  };
}

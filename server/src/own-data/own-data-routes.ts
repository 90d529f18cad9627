import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { ownData } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused } from '../http/failures.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { type LinkDeps, linkTo } from '../mail/link-to.ts';
import { readSignedRequest } from '../sign-in/facebook-request.ts';
import type { WaysIn } from '../sign-in/ways-in.ts';
import { deactivate } from './deactivate.ts';
import type { DeactivateDeps } from './end-with-the-account.ts';
import { onDay, tellErasure } from './tell-erasure.ts';
import { type ExportDeps, writeExport } from './write-export.ts';

type OwnDataDeps = AnswerDeps & LinkDeps & DeactivateDeps & ExportDeps & { readonly signIn: WaysIn };

export function ownDataRoutes(app: FastifyInstance, deps: OwnDataDeps): void {
  answer(app, deps, ownData.export, async ({ accountId, request }) => {
    logSecurityEvent(request, 'data exported', accountId);
    // It goes out as it is read; a test holds it against the schema.
    return Readable.from(writeExport(deps, accountId)) as never;
  });

  answer(app, deps, ownData.deactivate, async ({ accountId, request }) => {
    const { code, dueAt } = await deactivate(deps, accountId);
    logSecurityEvent(request, 'account deactivated', accountId);
    return {
      isSuccess: true,
      message: `Your account is deactivated, and will be erased after ${onDay(dueAt)}. Log in before that, and all is as it was.`,
      code,
      erasedAfter: dueAt.toISOString(),
    };
  });

  answer(app, deps, ownData.dataConfirmation, async ({ body: { code } }) => {
    const erasure = /^[\w-]{10,40}$/.test(code) ? await deps.erasures.byCode(code) : undefined;
    if (!erasure) throw new Refused('There is no such code. Look whether all of it is there.');
    return { isSuccess: true, message: tellErasure(erasure) };
  });

  answer(app, deps, ownData.facebookDeletion, async ({ body, request }) => {
    const { facebookSecret, identities } = deps.signIn;
    const vouched = facebookSecret ? readSignedRequest(body.signed_request, facebookSecret) : undefined;
    if (!vouched) throw new Refused('This was not signed by Facebook for this game, or too long ago.');
    const accountId = await identities.accountOf('Facebook', vouched.identity.subject);
    const code = accountId === undefined ? await nothingKept() : (await deactivate(deps, accountId)).code;
    logSecurityEvent(request, 'account deactivated', accountId);
    return { isSuccess: true, url: linkTo(deps, `/fbdata/${code}`), confirmation_code: code };
  });

  /** The code for somebody of whom there is nothing to erase. */
  async function nothingKept(): Promise<string> {
    const code = randomBytes(12).toString('base64url');
    await deps.commit([deps.erasures.nothingToErase(code)]);
    return code;
  }
}

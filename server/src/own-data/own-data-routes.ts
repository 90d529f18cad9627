import { Readable } from 'node:stream';
import { ownData } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused } from '../http/failures.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { type LinkDeps, linkTo } from '../mail/link-to.ts';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import { readSignedRequest } from '../sign-in/facebook-request.ts';
import type { ProviderSignIn } from '../sign-in/provider-sign-in.ts';
import { deactivate } from './deactivate.ts';
import type { DeactivateDeps } from './deactivation-steps.ts';
import { describeErasure, formatDay } from './describe-erasure.ts';
import { type ExportDeps, writeExport } from './write-export.ts';

type OwnDataDeps = AnswerDeps &
  LinkDeps &
  DeactivateDeps &
  ExportDeps &
  RuntimeDeps & { readonly signIn: ProviderSignIn };

export function ownDataRoutes(app: FastifyInstance, deps: OwnDataDeps): void {
  answer(app, deps, ownData.export, async ({ accountId, request }) => {
    logSecurityEvent(request, 'data exported', accountId);
    // Fastify does not validate streamed replies. A test compares the reply with the schema.
    return Readable.from(writeExport(deps, accountId)) as never;
  });

  answer(app, deps, ownData.deactivate, async ({ accountId, request }) => {
    const { code, dueAt } = await deactivate(deps, accountId);
    logSecurityEvent(request, 'account deactivated', accountId);
    return {
      isSuccess: true,
      message: `Your account is deactivated, and will be erased after ${formatDay(dueAt)}. Log in before then to keep it.`,
      code,
      erasedAfter: dueAt.toISOString(),
    };
  });

  answer(app, deps, ownData.dataConfirmation, async ({ body: { code } }) => {
    const erasure = /^[\w-]{10,40}$/.test(code) ? await deps.erasures.findByCode(code) : undefined;
    if (!erasure) throw new Refused('There is no such code. Check whether you have all of it.');
    return { isSuccess: true, message: describeErasure(erasure) };
  });

  answer(app, deps, ownData.facebookDeletion, async ({ body, request }) => {
    const { facebookSecret, identities } = deps.signIn;
    const verified = facebookSecret
      ? readSignedRequest(body.signed_request, facebookSecret, deps.runtime.now())
      : undefined;
    if (!verified) throw new Refused('Facebook did not sign this request for this game, or the signature has expired.');
    const accountId = await identities.accountOf('Facebook', verified.identity.subject);
    const code = accountId === undefined ? await recordNoData() : (await deactivate(deps, accountId)).code;
    logSecurityEvent(request, 'account deactivated', accountId);
    return { isSuccess: true, url: linkTo(deps, `/fbdata/${code}`), confirmation_code: code };
  });

  async function recordNoData(): Promise<string> {
    const code = deps.runtime.randomBytes(12).toString('base64url');
    await deps.commit([deps.erasures.recordNothingToErase(code)]);
    return code;
  }
}

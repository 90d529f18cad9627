import { access } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { Refused } from '../http/failures.ts';
import { counterByAddress, type RateLimitCounterDeps, wrongCodes } from '../http/rate-limit-counters.ts';
import { findCode, noUsesLeft } from './find-code.ts';
import { presentCode, type RedeemDeps, redeemCode } from './redeem-code.ts';

export function accessRoutes(app: FastifyInstance, deps: AnswerDeps & RedeemDeps & RateLimitCounterDeps): void {
  const guesses = counterByAddress(deps, wrongCodes);

  answer(app, deps, access.accessCode, async ({ body, request }) => {
    const known = await findCode(deps, body.name, guesses(request));
    if (known.uses !== undefined && (await deps.access.usesOf(known.code)) >= known.uses) throw new Refused(noUsesLeft);
    return { isSuccess: true, accessCode: presentCode(known) };
  });

  answer(app, deps, access.redeemAccessCode, async ({ characterId, body, key, request }) => {
    const known = await findCode(deps, body.accessCodeName, guesses(request));
    const result = await redeemCode(deps, known, { characterId, key });
    return { isSuccess: result.success, ...result, accessCode: presentCode(known, result) };
  });
}

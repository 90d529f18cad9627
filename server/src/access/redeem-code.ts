import type { AccessCode, AccessCodeResult } from '@underhall/contract';
import { redeem, type Turn, type World } from '@underhall/engine';
import { currentMoment } from '../characters/current-moment.ts';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { Refused, RefusedByRule, TooManyRequests } from '../http/failures.ts';
import type { RateLimitCounter } from '../http/rate-limit-counters.ts';
import { refusalText } from '../http/refusal-text.ts';
import { presentQualityChange } from '../qualities/present-quality-change.ts';
import type { AccessStore } from './access-store.ts';
import { findCode, type KnownCode, noUsesLeft } from './find-code.ts';
import { greetingOf } from './greeting.ts';

export type RedeemDeps = TurnDeps & { readonly access: AccessStore };

type Redemption = { readonly characterId: number; readonly key?: string | undefined };

/** A code that cannot be redeemed is a result, not an error. */
export async function redeemCode(
  deps: RedeemDeps,
  known: KnownCode,
  { characterId, key }: Redemption,
): Promise<AccessCodeResult> {
  const { character } = await currentMoment(deps, characterId);
  const hasRedeemed = character.codes.includes(known.code);
  // A repeat by the same character must not take a second use.
  if (!hasRedeemed && !(await deps.access.claim(known.code, characterId, known.uses)))
    return { success: false, message: noUsesLeft };
  try {
    const { turn, world } = await takeTurn(deps, characterId, {
      choice: `code ${known.code}`,
      key,
      rule: (moment) => redeem(moment, known.code),
    });
    const messages = presentGifts(turn, world);
    return { success: true, message: thanksOf(known), ...(messages.length > 0 && { messages }) };
  } catch (failure) {
    if (failure instanceof RefusedByRule)
      return { success: false, message: refusalText(failure.refusal, deps.world.pack.words) };
    throw failure;
  }
}

const presentGifts = ({ character, changes }: Turn, world: World) =>
  changes.flatMap((change) => (change.kind === 'quality' ? presentQualityChange(change, { character, world }) : []));

type SubmittedCode = {
  readonly code?: string | undefined;
  readonly characterId: number | undefined;
  readonly key?: string | undefined;
};

/**
 * Redeems the code that came with a log-in or a new character. Returns an empty object if there is no code or no
 * character. A wrong code never stops the log-in.
 */
export async function redeemSubmittedCode(
  deps: RedeemDeps,
  { code, characterId, key }: SubmittedCode,
  guesses: RateLimitCounter,
): Promise<{ readonly accessCodeResult?: AccessCodeResult }> {
  if (!code?.trim() || characterId === undefined) return {};
  try {
    const known = await findCode(deps, code, guesses);
    return { accessCodeResult: await redeemCode(deps, known, { characterId, key }) };
  } catch (failure) {
    if (failure instanceof Refused) return { accessCodeResult: { success: false, message: failure.message } };
    if (failure instanceof TooManyRequests) return { accessCodeResult: { success: false, message: tooManyTries } };
    throw failure;
  }
}

const tooManyTries = 'Too many codes have been tried from your network address. Try this code again in 15 minutes.';

export const presentCode = (known: KnownCode, result?: AccessCodeResult): AccessCode => ({
  name: known.code,
  image: known.image ?? 'letter',
  initialMessage: greetingOf(known),
  completedMessage: thanksOf(known),
  challenge: 'This can be given to each character once. Continue, and it is yours.',
  displayChallenge: result === undefined,
  ...(result && { result }),
});

const thanksOf = ({ thanks }: KnownCode): string => thanks ?? 'It is handed over, against your signature.';

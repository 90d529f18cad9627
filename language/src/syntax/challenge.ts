import { type ChallengeKind, challengeKinds } from '@underhall/engine';

export type ChallengeForm = { readonly name: string; readonly difficulty: number; readonly kind?: ChallengeKind };

const challenge = new RegExp(`^(.+) (-?\\d{1,9})(?: (${challengeKinds.join('|')}))?$`);

/** Reads `Watchful 4`, optionally followed by a kind of challenge. Returns undefined for anything else. */
export function parseChallenge(written: string): ChallengeForm | undefined {
  const [, name, difficulty, word] = challenge.exec(written) ?? [];
  if (!name) return undefined;
  const kind = challengeKinds.find((each) => each === word);
  return { name, difficulty: Number(difficulty), ...(kind && { kind }) };
}

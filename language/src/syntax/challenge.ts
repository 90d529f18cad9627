export type ChallengeKind = 'broad' | 'narrow' | 'luck';

export type ChallengeForm = { readonly name: string; readonly difficulty: number; readonly kind?: ChallengeKind };

/** Reads `Watchful 4`, optionally followed by `broad`, `narrow` or `luck`. Returns undefined for anything else. */
export function parseChallenge(written: string): ChallengeForm | undefined {
  const [, name, difficulty, kind] = /^(.+) (-?\d{1,9})(?: (broad|narrow|luck))?$/.exec(written) ?? [];
  if (!name) return undefined;
  return { name, difficulty: Number(difficulty), ...(kind ? { kind: kind as ChallengeKind } : {}) };
}

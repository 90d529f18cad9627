import type { PaidTier, WorldWords } from '@underhall/engine';

/** A kind of membership, as this world calls it. */
export const nameOf = ({ texts: { store } }: Pick<WorldWords, 'texts'>, tier: PaidTier = 'exceptional'): string =>
  tier === 'enhanced' ? store.enhancedMembership : store.membership;

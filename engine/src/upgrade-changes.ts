import type { Change } from './change.ts';

export type StoredChange = { readonly kind: string };

/**
 * Current names of renamed kinds of change, keyed by the old name. The ledger is never rewritten, so old names stay in
 * it and must not be reused.
 */
const renamedKinds: Readonly<Record<string, Change['kind']>> = {
  led: 'forced in a row',
  'outfit kept': 'outfit saved',
  'plan kept': 'plan saved',
};

/** Accepts changes of any age. */
export const upgradeChanges = (stored: readonly StoredChange[]): readonly Change[] =>
  stored.map((change) => ({ ...change, kind: renamedKinds[change.kind] ?? change.kind }) as Change);

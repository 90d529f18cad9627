import type { Change } from './change.ts';

/** A change as some version of the program stored it. */
export type StoredChange = { readonly kind: string };

/**
 * Present names of renamed kinds of change, by the old name. The ledger is never rewritten, so old names stay in it and
 * are never reused.
 */
const renamedKinds: Readonly<Record<string, Change['kind']>> = {
  led: 'forced in a row',
  'outfit kept': 'outfit saved',
  'plan kept': 'plan saved',
};

/** Returns the changes of a ledger row of any age, under the names that their kinds have today. */
export const upgradeChanges = (stored: readonly StoredChange[]): readonly Change[] =>
  stored.map((change) => ({ ...change, kind: renamedKinds[change.kind] ?? change.kind }) as Change);

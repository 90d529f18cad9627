import type { Change } from '@underhall/engine';

/** The changes of these kinds. */
export type ChangeOf<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;

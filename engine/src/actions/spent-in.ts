import type { Change } from '../change.ts';

/** How many actions a turn has burnt. */
export const spentIn = ({ changes }: { readonly changes: readonly Change[] }): number =>
  changes.reduce(
    (sum, change) =>
      change.kind === 'actions' && change.why === 'spent' ? sum + change.from.count - change.to.count : sum,
    0,
  );

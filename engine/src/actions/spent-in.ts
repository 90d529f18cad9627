import type { Turn } from '../turn.ts';

/** How many actions a turn has burnt. */
export const spentIn = ({ changes }: Pick<Turn, 'changes'>): number =>
  changes.reduce(
    (sum, change) =>
      change.kind === 'actions' && change.why === 'spent' ? sum + change.from.count - change.to.count : sum,
    0,
  );

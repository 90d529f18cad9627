import { checkStep } from '../checks/all-checks.ts';
import { simulate } from '../simulate.ts';
import type { Step } from '../step.ts';
import type { WorldIndex } from '../world-index.ts';

/**
 * Looks on while players live until a step is as wanted, and answers what is made of it while everything still
 * stands as that step left it. The step itself has not been checked by then; all before it have. Players are of every
 * temper, or of `only` one, which has a rare step sooner.
 */
export function runUntilStep<Seen>(
  worldIndex: WorldIndex,
  isWanted: (step: Step) => boolean,
  look: (step: Step) => Seen,
  only?: string,
): Seen {
  let seen: { readonly value: Seen } | undefined;
  const check = (step: Step): string | undefined => {
    if (!isWanted(step)) return checkStep(step);
    seen = { value: look(step) };
    return 'seen';
  };
  const { violation } = simulate(worldIndex, { seed: 1, steps: 60_000, days: 28, only, check });
  if (!seen) throw new Error(violation ?? 'there was no such step');
  return seen.value;
}

/** Was something of the kind changed in it, and nothing by time alone? */
export const hasChange =
  (kind: Step['changes'][number]['kind']) =>
  ({ changes, moment }: Step): boolean =>
    moment.passed.length === 0 && changes.some((change) => change.kind === kind);

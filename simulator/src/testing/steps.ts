import { checkStep } from '../checks/all-checks.ts';
import { simulate } from '../simulate.ts';
import type { Step } from '../step.ts';
import type { WorldIndex } from '../world-index.ts';

/**
 * Runs a simulation until a step matches, and inspects the town in the state that this step left.
 *
 * All earlier steps are checked, this one is not. `only` limits the run to one strategy, which reaches a rare step
 * sooner.
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
  if (!seen) throw new Error(violation ?? 'no step matched');
  return seen.value;
}

/** True if the step has a change of this kind and no time passed before it. */
export const hasChange =
  (kind: Step['changes'][number]['kind']) =>
  ({ changes, moment }: Step): boolean =>
    moment.passed.length === 0 && changes.some((change) => change.kind === kind);

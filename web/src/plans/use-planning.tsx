import type { Branch } from '@underhall/contract';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { fillIn, world } from '../api/world.ts';
import type { MarkButton } from '../preferences/mark-buttons.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { usePlanMutations, usePlans } from './plans-queries.ts';

const texts = world.texts.plans;

const DeletePlanDialog = lazy(async () => ({ default: (await import('./plan-dialogs.tsx')).DeletePlanDialog }));
const PlanErrorDialog = lazy(async () => ({ default: (await import('./plan-dialogs.tsx')).PlanErrorDialog }));

export function usePlanning() {
  const { activePlans, completePlans, firstFetchHasOccurred } = usePlans();
  const { making, deleting } = usePlanMutations();
  const [planToDelete, setPlanToDelete] = useState<Branch>();
  const stateOf = (branch: Branch): Branch['planState'] => {
    if (!firstFetchHasOccurred) return branch.planState;
    if (activePlans.some(({ id }) => id === branch.id)) return 'Active';
    return completePlans.some(({ id }) => id === branch.id) ? 'Complete' : undefined;
  };
  const press = (branch: Branch) => {
    if (making.isPending || deleting.isPending) return;
    if (stateOf(branch) !== 'Active') return making.mutate(branch);
    // Deleting a plan also deletes its note. Assume that a note exists until the plans have loaded.
    const mayHaveNote = !firstFetchHasOccurred || activePlans.some(({ id, notes }) => id === branch.id && notes);
    if (mayHaveNote) return setPlanToDelete(branch);
    deleting.mutate(branch.id);
  };
  const markOf = (branch: Branch): MarkButton => ({
    kind: 'plan',
    name: fillIn(texts.mark, { name: wordsOf(branch.name) }),
    says: says[stateOf(branch) ?? 'None'],
    isPressed: stateOf(branch) === 'Active',
    isBusy: making.variables?.id === branch.id && making.isPending,
    icon: <PlanIcon />,
    onPress: () => press(branch),
  });
  const failure = making.error ?? deleting.error;
  const dialogs: ReactNode = (
    <Suspense>
      {planToDelete && (
        <DeletePlanDialog
          onYes={() => {
            deleting.mutate(planToDelete.id);
            setPlanToDelete(undefined);
          }}
          onNo={() => setPlanToDelete(undefined)}
        />
      )}
      {failure && (
        <PlanErrorDialog
          message={failure.message}
          onClose={() => {
            making.reset();
            deleting.reset();
          }}
        />
      )}
    </Suspense>
  );
  return { plans: { stateOf, markOf }, dialogs };
}

const says = {
  None: texts.toPlan,
  Active: texts.isPlanned,
  Complete: texts.wasPlanned,
} as const;

function PlanIcon() {
  return (
    <svg viewBox="0 0 20 20" width="1.125rem" height="1.125rem" aria-hidden="true">
      <path d="M5.500 2.500h9v15L10 13.600 5.500 17.500z" />
    </svg>
  );
}

import type { Branch } from '@underhall/contract';
import { figures } from '../ui/figures.ts';
import type { Lock } from './branch-lock.ts';
import choice from './choice.module.css';
import css from './story.module.css';

type BranchNotesProps = { readonly branch: Branch; readonly actions: number; readonly lock: Lock | undefined };

/** The costs of a branch other than qualities, and the reason of its lock where no requirement says it. */
export function BranchNotes({ branch, actions, lock }: BranchNotesProps) {
  const costs = [actionCost(branch), fateCost(branch)].filter((each) => each !== undefined);
  return (
    <>
      {branch.isOneWay && <p className={css.aside}>There is no way back from this.</p>}
      {costs.map((each) => (
        <p key={each} className={choice.cost}>
          {each}
        </p>
      ))}
      {lock === 'Not enough actions' && (
        <p className={choice.why}>
          Your candle has {figures(actions)} of the {figures(branch.actionCost)} it takes. A ring grows back every ten
          minutes.
        </p>
      )}
      {branch.currencyLocked && <p className={choice.why}>You do not have the Fate it takes.</p>}
    </>
  );
}

function actionCost({ actionCost: cost }: Branch): string {
  if (cost === 0) return 'Costs no action';
  return cost === 1 ? 'Costs 1 action' : `Costs ${figures(cost)} actions`;
}

const fateCost = ({ currencyCost: cost }: Branch): string | undefined =>
  cost > 0 ? `Costs ${figures(cost)} Fate` : undefined;

import type { Branch } from '@underhall/contract';
import { fillIn, world } from '../api/world.ts';
import { actionsInWords, formatNumber } from '../ui/format-number.ts';
import type { Lock } from './branch-lock.ts';
import choice from './choice.module.css';
import css from './story.module.css';

type BranchCostsProps = { readonly branch: Branch; readonly actions: number; readonly lock: Lock | undefined };

/** The costs in actions and Fate. Also shows why the branch is locked if no requirement explains it. */
export function BranchCosts({ branch, actions, lock }: BranchCostsProps) {
  const costs = [actionCost(branch), fateCost(branch)].filter((each) => each !== undefined);
  return (
    <>
      {branch.isOneWay && <p className={css.aside}>There is no way back from this.</p>}
      {costs.map((each) => (
        <p key={each} className={choice.cost}>
          <span className={choice.costs}>Costs</span> {each}
        </p>
      ))}
      {lock === 'Not enough actions' && (
        <p className={choice.why}>
          {fillIn(world.texts.actions.tooFew, { have: formatNumber(actions), cost: formatNumber(branch.actionCost) })}
        </p>
      )}
      {branch.currencyLocked && <p className={choice.why}>You do not have enough {world.premium}.</p>}
    </>
  );
}

function actionCost({ actionCost: cost }: Branch): string {
  return cost === 0 ? `no ${world.actions.one}` : actionsInWords(cost);
}

const fateCost = ({ currencyCost: cost }: Branch): string | undefined =>
  cost > 0 ? `${formatNumber(cost)} ${world.premium}` : undefined;

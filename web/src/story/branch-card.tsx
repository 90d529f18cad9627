import type { Branch } from '@underhall/contract';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { figures } from '../ui/figures.ts';
import panel from '../ui/panel.module.css';
import { ToldHtml } from '../ui/told-html.tsx';
import { isLocked, lockOf } from './branch-lock.ts';
import { ChallengeNote } from './challenge-note.tsx';
import choice from './choice.module.css';
import { Plate } from './plate.tsx';
import { RequirementList } from './requirement-list.tsx';
import css from './story.module.css';

type BranchCardProps = {
  readonly branch: Branch;
  readonly actions: number;
  readonly isBusy: boolean;
  /** Buttons to mark it with. */
  readonly marks?: ReactNode;
  readonly shortcut?: string | undefined;
  readonly onChoose: (secondChanceIds: readonly number[], event: MouseEvent) => void;
};

const costOf = ({ actionCost }: Branch) => {
  if (actionCost === 1) return undefined;
  return actionCost === 0 ? 'Costs no action' : `Costs ${figures(actionCost)} actions`;
};

export function BranchCard({ branch, actions, isBusy, marks, shortcut, onChoose }: BranchCardProps) {
  const [secondChances, setSecondChances] = useState<readonly number[]>([]);
  const id = useId();
  const lock = lockOf(branch, actions);
  const cost = costOf(branch);
  const turn = (chance: number, isTaken: boolean) =>
    setSecondChances((taken) => (isTaken ? [...taken, chance] : taken.filter((each) => each !== chance)));
  return (
    <li className={`${panel.panel} ${css.card} ${css.branch}`} data-locked={isLocked(branch, actions)}>
      <Plate image={branch.image} width={70} />
      <div className={css.words}>
        <h3 id={id} className={css.title}>
          <ToldHtml as="span" html={branch.name} />
        </h3>
        {marks}
        <ToldHtml html={branch.description} className={css.teaser} />
        {branch.challenges.map((challenge) => (
          <ChallengeNote
            key={challenge.id}
            challenge={challenge}
            isTaken={secondChances.includes(challenge.secondChanceId)}
            onTake={(isTaken) => turn(challenge.secondChanceId, isTaken)}
          />
        ))}
        <RequirementList requirements={branch.qualityRequirements} />
        {branch.isOneWay && <p className={css.aside}>There is no way back from this.</p>}
        {cost && <p className={choice.cost}>{cost}</p>}
      </div>
      <Button
        look="primary"
        className={css.go}
        aria-describedby={id}
        disabled={lock !== undefined}
        aria-disabled={isBusy || lock !== undefined}
        data-shortcut={shortcut}
        onClick={(event) => onChoose(secondChances, event)}
      >
        {lock ?? (branch.buttonText || 'Go')}
      </Button>
    </li>
  );
}

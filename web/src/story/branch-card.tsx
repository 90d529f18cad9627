import type { Branch } from '@underhall/contract';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { OneStop } from '../ui/one-stop.tsx';
import panel from '../ui/panel.module.css';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import tip from '../ui/tip.module.css';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import { BranchCosts } from './branch-costs.tsx';
import { lockOf, lockText } from './branch-lock.ts';
import { ChallengeNote } from './challenge-note.tsx';
import choice from './choice.module.css';
import { RepeatPicker } from './repeat-picker.tsx';
import { RequirementList } from './requirement-list.tsx';
import type { BestOf } from './scene-props.ts';
import { readSpecialTag } from './special-tags.ts';
import css from './story.module.css';

type BranchCardProps = {
  readonly branch: Branch;
  readonly actions: number;
  readonly isBusy: boolean;
  readonly shortcut?: string | undefined;
  readonly planState?: Branch['planState'];
  readonly marks?: ReactNode;
  readonly best?: BestOf | undefined;
  readonly note?: ReactNode;
  readonly aims?: ReactNode;
  /** Second chances that are ticked from the start. */
  readonly tickedAtFirst?: readonly number[];
  readonly onChoose: (secondChanceIds: readonly number[], event: MouseEvent, times: number) => void;
};

export function BranchCard(props: BranchCardProps) {
  const { branch, actions, isBusy, shortcut, planState, marks, best, note, aims, tickedAtFirst = [], onChoose } = props;
  const [secondChances, setSecondChances] = useState<readonly number[]>(tickedAtFirst);
  const [wanted, setWanted] = useState(1);
  const navigate = useNavigate();
  const isNarrow = useMedia(narrowScreen);
  const lock = lockOf(branch, { actions });
  const { html, action } = readSpecialTag((isNarrow && branch.mobileDescription) || branch.description);
  const word = lock ? lockText(lock) : wordOn(branch, action?.button);
  const times = Math.min(wanted, branch.repeatable?.max ?? 1);
  const turn = (chance: number, isTaken: boolean) =>
    setSecondChances((chances) => (isTaken ? [...chances, chance] : chances.filter((each) => each !== chance)));
  return (
    <li className={`${panel.panel} ${css.card} ${css.branch} ${choice.branch}`} data-locked={lock !== undefined}>
      <Plate name={branch.image} width={70} className={css.plate} />
      <OneStop label={`More about ${wordsOf(branch.name)}`} className={css.words}>
        <div className={css.title}>
          <SanitizedHtml as="h3" html={branch.name} />{' '}
          {planState && (
            <Link to="/plans" className={`${tip.reach} ${css.mark} ${choice.planned}`}>
              {planned[planState]}
            </Link>
          )}
        </div>
        {marks}
        <SanitizedHtml html={html} className={css.teaser} />
        {note}
        {branch.challenges.map((challenge) => (
          <ChallengeNote
            key={challenge.id}
            challenge={challenge}
            best={best}
            isLocked={lock !== undefined}
            isTaken={secondChances.includes(challenge.secondChanceId)}
            onTake={(isTaken) => turn(challenge.secondChanceId, isTaken)}
          />
        ))}
        <RequirementList requirements={branch.qualityRequirements} />
        {aims}
        <BranchCosts branch={branch} actions={actions} lock={lock} />
        {branch.repeatable && !lock && !action && (
          <RepeatPicker
            branch={branch}
            repeatable={branch.repeatable}
            times={times}
            secondChances={secondChances}
            onPick={setWanted}
          />
        )}
      </OneStop>
      <Button
        look="primary"
        className={css.go}
        aria-label={`${word}: ${wordsOf(branch.name)}`}
        disabled={lock !== undefined}
        aria-disabled={isBusy || lock !== undefined}
        aria-busy={isBusy}
        data-shortcut={shortcut}
        onClick={(event) => {
          if (action) void navigate(action.path);
          else onChoose(secondChances, event, times);
        }}
      >
        {word}
      </Button>
    </li>
  );
}

const planned = { Active: 'Planned', Complete: 'Planned, and done' } as const;

const wordOn = ({ buttonText }: Branch, usual = 'Go'): string =>
  buttonText === '' || buttonText === 'Go' ? usual : buttonText;

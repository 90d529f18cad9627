import type { Branch } from '@underhall/contract';
import story from '../story/story.module.css';
import { Button } from '../ui/button.tsx';
import { actionsInWords } from '../ui/format-number.ts';
import panel from '../ui/panel.module.css';
import { Plate } from '../ui/plate.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import css from './begin-page.module.css';

type FirstChoiceProps = {
  readonly branch: Branch;
  readonly at: number;
  /** Receives the branch's name as plain text. */
  readonly onChoose: (name: string) => void;
};

export function FirstChoice({ branch, at, onChoose }: FirstChoiceProps) {
  const name = wordsOf(branch.name);
  const label = branch.isLocked ? 'Locked' : branch.buttonText || 'Go';
  return (
    <li className={`${panel.panel} ${story.card}`} data-locked={branch.isLocked}>
      <Plate name={branch.image} width={70} className={story.plate} />
      <div className={story.words}>
        <div className={story.title}>
          <SanitizedHtml as="h3" html={branch.name} />
        </div>
        <SanitizedHtml html={branch.description} className={story.teaser} />
        {branch.challenges.map(({ id, description }) => (
          <SanitizedHtml key={id} html={description} className={css.note} />
        ))}
        {branch.actionCost > 0 && <p className={css.note}>Costs {actionsInWords(branch.actionCost)}</p>}
      </div>
      <Button
        look="primary"
        className={story.go}
        aria-label={`${label}: ${name}`}
        data-shortcut={`choose-${at + 1}`}
        disabled={branch.isLocked}
        onClick={() => onChoose(name)}
      >
        {label}
      </Button>
    </li>
  );
}

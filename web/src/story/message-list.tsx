import type { ProgressBar as ProgressBarData, ResultHint, ResultMessage } from '@underhall/contract';
import type { ReactNode } from 'react';
import { usePreferences } from '../preferences/use-preferences.ts';
import { curlApostrophes } from '../ui/curl-apostrophes.ts';
import { formatNumber, moneyInWords } from '../ui/format-number.ts';
import { OneStop } from '../ui/one-stop.tsx';
import { Plate } from '../ui/plate.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { Tip } from '../ui/tip.tsx';
import { effectsOf } from '../ui/worn-effects.ts';
import { changesIn, foldChanges, groupMessages } from './group-messages.ts';
import { LevelTurn } from './level-turn.tsx';
import { CrossIcon, TickIcon } from './mark-icons.tsx';
import { moreText } from './more-text.ts';
import result from './result.module.css';
import css from './story.module.css';

type MessageListProps = {
  readonly messages: readonly ResultMessage[];
  readonly hints?: readonly ResultHint[] | undefined;
  /** List items that are folded away together with the changes that matter less. */
  readonly more?: readonly ReactNode[];
};

/** Shows the messages of a result: rolls, the changes that matter, the others folded away, then asides. */
export function MessageList({ messages, hints, more = [] }: MessageListProps) {
  const { changePoints } = usePreferences();
  const grouped = groupMessages(messages, hints);
  const { difficultyMessages: rolls, asides } = grouped;
  const { shown, folded } = foldChanges(changesIn(grouped));
  const countFolded = folded.length + more.length;
  if (rolls.length + shown.length + countFolded + asides.length === 0) return null;
  return (
    <OneStop label="More about each">
      <ul className={result.messages} aria-label="What came of it">
        {rolls.map((each, at) =>
          // Spending a second chance is neither success nor failure. The following roll is.
          each.type === 'SecondChanceResultMessage' ? (
            <Change key={at.toString()} message={each} isInFigures />
          ) : (
            <Roll key={at.toString()} message={each} />
          ),
        )}
        {shown.map((each, at) => (
          <Change key={at.toString()} message={each} isInFigures={changePoints} />
        ))}
        {countFolded > 0 && (
          <li>
            <details className={result.folded}>
              <summary>{moreText(countFolded)}</summary>
              <ul aria-label={moreText(countFolded)}>
                {folded.map((each, at) => (
                  <Change key={at.toString()} message={each} isInFigures={changePoints} />
                ))}
                {more}
              </ul>
            </details>
          </li>
        )}
        {asides.map((each, at) => (
          <li key={at.toString()}>
            <SanitizedHtml html={each} className={css.aside} />
          </li>
        ))}
      </ul>
    </OneStop>
  );
}

function Roll({ message: { type, message, tooltip } }: { readonly message: ResultMessage }) {
  const isLost = type === 'DifficultyRollFailureMessage';
  return (
    <li className={result.roll} data-lost={isLost}>
      {isLost ? <CrossIcon /> : <TickIcon />}
      <div>
        <SanitizedHtml html={message} />
        {tooltip && <SanitizedHtml html={tooltip} className={css.faint} />}
      </div>
    </li>
  );
}

/** Shows a change. The figures are beside the change or behind a button. */
function Change({ message, isInFigures }: { readonly message: ResultMessage; readonly isInFigures: boolean }) {
  const { possession, progressBar: bar, tooltip, changePoints, changeType, levelGained, worth } = message;
  const name = wordsOf(possession?.name ?? message.message);
  // Progress towards a level ignores worn items.
  const worn = bar?.shape === 'Pyramid' && possession ? possession.effectiveLevel - possession.level : 0;
  const steps = towards(bar, worn);
  const howFar = gainText(changePoints) + (steps ?? tooltip ?? '');
  // Screen readers announce the figures once: in the progress bar if possible, otherwise in the line.
  const isInBar = steps !== undefined && isInFigures && tooltip !== undefined && changePoints !== undefined;
  // The new place already has a banner.
  const image = message.type === 'AreaChangeMessage' ? undefined : (message.image ?? possession?.image);
  return (
    <li className={result.change} data-headline={message.priority === 1}>
      {image && <Plate name={image} width={44} className={css.plate} />}
      <div>
        <SanitizedHtml html={curlApostrophes(message.message)} />
        {changeType === 'Gained' && possession?.effects && <p className={css.faint}>{effectsOf(possession)}</p>}
        {worth !== undefined && <p className={css.faint}>Worth {moneyInWords(worth)}</p>}
        {bar && (
          <ProgressBar
            label={name}
            from={bar.startPercentage}
            to={bar.endPercentage}
            left={formatNumber(bar.leftScore + worn)}
            right={formatNumber(bar.rightScore + worn)}
            inWords={isInBar ? howFar : steps}
          />
        )}
        {tooltip &&
          (changePoints === undefined ? (
            <Beside says={tooltip} label="What it is" of={name} />
          ) : (
            <HowFar says={howFar} of={name} isOpen={isInFigures} isInBar={isInBar} />
          ))}
      </div>
      {levelGained && <LevelTurn {...levelGained} />}
    </li>
  );
}

/** Text of a bar of change points, such as '0 of 6 to level 8'. Levels include worn items, as on the sheet. */
function towards(bar: ProgressBarData | undefined, worn: number): string | undefined {
  if (bar?.points === undefined || bar.pointsNeeded === undefined) return undefined;
  return `${formatNumber(bar.points)} of ${formatNumber(bar.pointsNeeded)} to level ${formatNumber(bar.rightScore + worn)}`;
}

/** Gained or lost change points, such as '+3: '. */
const gainText = (points = 0): string =>
  points === 0 ? '' : `${points > 0 ? '+' : '−'}${formatNumber(Math.abs(points))}: `;

type HowFarProps = {
  readonly says: string;
  readonly of: string;
  readonly isOpen: boolean;
  /** True if the progress bar above already announces the text. */
  readonly isInBar: boolean;
};

function HowFar({ says, of, isOpen, isInBar }: HowFarProps) {
  if (isOpen) {
    return (
      <div aria-hidden={isInBar ? true : undefined}>
        <SanitizedHtml html={says} className={css.faint} />
      </div>
    );
  }
  return <Beside says={says} label="In figures" of={of} />;
}

/** A note behind a button. The button's accessible name includes the subject. */
const Beside = ({ says, label, of }: { readonly says: string; readonly label: string; readonly of: string }) => (
  <Tip says={<SanitizedHtml as="span" html={says} />} aria-label={`${label}: ${of}`} className={result.howFar}>
    {label}
  </Tip>
);

import type { Target } from '@underhall/contract';
import { useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SeekLine, SeekList } from '../ui/seek-line.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { TargetForm } from './target-form.tsx';
import { percentOf, progressInWords } from './target-progress.ts';
import css from './targets.module.css';
import { useOnSheet, useTargeting } from './targets-queries.ts';

type TargetListProps = {
  readonly targets: readonly Target[];
  readonly most: number;
  /** True if the list around has entries, so that an empty list of targets needs no text. */
  readonly hasOthers: boolean;
  readonly onDropped: () => void;
};

/** The player's targets, and the form that sets one. */
export function TargetList({ targets, most, hasOthers, onDropped }: TargetListProps) {
  const [isSetting, setSetting] = useState(false);
  const things = useOnSheet();
  const { set, error } = useTargeting();
  const button = useRef<HTMLButtonElement>(null);
  const end = () => {
    setSetting(false);
    // The button reappears on the next render. If it does not, move focus to the panel's summary.
    requestAnimationFrame(() => (button.current ? button.current.focus() : onDropped()));
  };
  return (
    <div className={css.own}>
      {targets.length === 0 && !isSetting && !hasOthers && (
        <Empty>No targets yet. You can set one for anything that you have, or for what a locked choice needs.</Empty>
      )}
      {targets.length > 0 && (
        <SeekList>
          {targets.map((each) => (
            <TargetLine
              key={each.qualityId}
              target={each}
              onDrop={() => set({ qualityId: each.qualityId, target: 0 }, onDropped)}
            />
          ))}
        </SeekList>
      )}
      {error && <TroubleNote message={`Nothing has changed. ${error.message}`} />}
      {isSetting && <TargetForm things={things} onEnd={end} />}
      {!isSetting && things.length > 0 && targets.length < most && (
        <Button ref={button} look="plain" onClick={() => setSetting(true)}>
          Set a target
        </Button>
      )}
      {targets.length >= most && (
        <p className={css.aside}>You can have at most {formatNumber(most)} targets. Remove one to set another.</p>
      )}
    </div>
  );
}

type TargetLineProps = { readonly target: Target; readonly onDrop: () => void };

function TargetLine({ target, onDrop }: TargetLineProps) {
  const { name, image } = target;
  const percent = percentOf(target);
  return (
    <SeekLine
      name={name}
      image={image}
      far={progressInWords(target)}
      isReached={percent === 100}
      action={
        <Button look="plain" aria-label={`Remove the target: ${wordsOf(name)}`} onClick={onDrop}>
          Remove
        </Button>
      }
    >
      <ProgressBar
        key={percent}
        label={`${wordsOf(name)}, progress to the target`}
        from={percent}
        to={percent}
        inWords={progressInWords(target)}
      />
    </SeekLine>
  );
}

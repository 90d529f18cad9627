import type { Target } from '@underhall/contract';
import { useRef, useState } from 'react';
import { browserStorage } from '../api/storage.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import entry from '../ui/entry.module.css';
import { Failed } from '../ui/failed.tsx';
import { formatNumber } from '../ui/format-number.ts';
import { Loading } from '../ui/loading.tsx';
import { Plate } from '../ui/plate.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { TargetAnnouncements } from './target-announcements.tsx';
import { TargetForm } from './target-form.tsx';
import { percentOf, progressInWords } from './target-progress.ts';
import css from './targets.module.css';
import { useOnSheet, useTargeting, useTargets } from './targets-queries.ts';

type TargetsPanelProps = {
  readonly startsOpen: boolean;
  /** Class name of a separate panel below the page, which is hidden while empty. */
  readonly panel?: string | undefined;
};

const fold = 'targets-fold';

/**
 * The player's targets in a collapsible panel, whose open state is stored on this device. By default, the panel is open
 * if there are targets and enough room.
 */
export function TargetsPanel({ startsOpen, panel }: TargetsPanelProps) {
  const { targets, most = Number.POSITIVE_INFINITY, error, refetch } = useTargets();
  const [isOpen, setOpen] = useState<boolean>();
  const [left] = useState(() => browserStorage.getItem(fold));
  const summary = useRef<HTMLElement>(null);
  const count = targets?.length ?? 0;
  if (panel !== undefined && count === 0 && isOpen === undefined && !error) return null;
  const whole = (
    <>
      <TargetAnnouncements targets={targets} />
      <details
        className={css.panel}
        open={isOpen ?? (left === null ? startsOpen && count > 0 : left === 'open')}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive and supports the keyboard */}
        <summary
          ref={summary}
          onClick={({ currentTarget }) =>
            browserStorage.setItem(fold, currentTarget.closest('details')?.open ? 'shut' : 'open')
          }
        >
          What you seek
          {count > 0 && (
            <span className={css.count}>
              <span className="visually-hidden">: </span>
              {count}
            </span>
          )}
        </summary>
        {targets && <TargetList targets={targets} most={most} onDropped={() => summary.current?.focus()} />}
        {!targets && (error ? <Failed error={error} onAgain={() => void refetch()} /> : <Loading />)}
      </details>
    </>
  );
  if (panel === undefined) return whole;
  return (
    <aside className={panel} aria-label="Your targets">
      {whole}
    </aside>
  );
}

type TargetListProps = {
  readonly targets: readonly Target[];
  readonly most: number;
  readonly onDropped: () => void;
};

function TargetList({ targets, most, onDropped }: TargetListProps) {
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
    <>
      {targets.length === 0 && !isSetting && (
        <Empty>No targets yet. You can set one for anything that you have, or for what a locked choice needs.</Empty>
      )}
      {targets.length > 0 && (
        <ul className={css.list}>
          {targets.map((each) => (
            <TargetLine
              key={each.qualityId}
              target={each}
              onDrop={() => set({ qualityId: each.qualityId, target: 0 }, onDropped)}
            />
          ))}
        </ul>
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
    </>
  );
}

type TargetLineProps = { readonly target: Target; readonly onDrop: () => void };

function TargetLine({ target, onDrop }: TargetLineProps) {
  const { name, image } = target;
  const percent = percentOf(target);
  return (
    <li className={`${entry.entry} ${css.line}`} data-reached={percent === 100}>
      <Plate name={image} width={34} />
      <div className={entry.words}>
        <p className={css.name}>
          <SanitizedHtml as="span" html={name} /> <span className={css.far}>{progressInWords(target)}</span>
        </p>
        <ProgressBar
          key={percent}
          label={`${wordsOf(name)}, progress to the target`}
          from={percent}
          to={percent}
          inWords={progressInWords(target)}
        />
      </div>
      <Button look="plain" aria-label={`Remove the target: ${wordsOf(name)}`} onClick={onDrop}>
        Remove
      </Button>
    </li>
  );
}

import type { Target } from '@underhall/contract';
import { useRef, useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { figures, moneyInWords } from '../ui/figures.ts';
import { wordsOf } from '../ui/game-html.ts';
import { Plate } from '../ui/plate.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { ToldHtml } from '../ui/told-html.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { TargetForm } from './target-form.tsx';
import css from './targets.module.css';
import { useOnSheet, useTargeting, useTargets } from './targets-queries.ts';

/** The most targets there can be. */
const most = 10;

/** What the player has set out to have, once there is anything to count. Its line is kept free until that is known. */
export function TargetsPanel({ startsOpen }: { readonly startsOpen: boolean }) {
  const targets = useTargets();
  const hasThings = useOnSheet().length > 0;
  if (!targets) return <p className={css.ahead} />;
  if (targets.length === 0 && !hasThings) return null;
  return <Panel targets={targets} startsOpen={startsOpen && targets.length > 0} />;
}

type PanelProps = { readonly targets: readonly Target[]; readonly startsOpen: boolean };

/** The targets, how far each is, and the way to another. One that is reached while the page is open is said. */
function Panel({ targets, startsOpen }: PanelProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [isSetting, setSetting] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const { set, error } = useTargeting();
  const reached = useReached(targets);
  const end = () => {
    setSetting(false);
    summary.current?.focus();
  };
  return (
    <>
      <p role="status" className="for-ears">
        {reached}
      </p>
      <details className={css.panel} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary ref={summary}>What you are after</summary>
        {targets.length > 0 && (
          <ul className={css.list}>
            {targets.map((each) => (
              <TargetLine
                key={each.qualityId}
                target={each}
                onDrop={() => set({ qualityId: each.qualityId, target: 0 }, end)}
              />
            ))}
          </ul>
        )}
        {error && <TroubleNote message={error.message} />}
        {isSetting && <TargetForm onEnd={end} />}
        {!isSetting && targets.length < most && (
          <Button look="plain" onClick={() => setSetting(true)}>
            Set a target
          </Button>
        )}
        {targets.length >= most && <p className={css.full}>Ten are as many as can be kept in sight.</p>}
      </details>
    </>
  );
}

const countOf = (id: number, count: number): string =>
  id === world.money.quality ? moneyInWords(count) : figures(count);

/** '3 of 5', or that it is reached. */
const farInWords = ({ qualityId, level, target }: Target): string =>
  `${countOf(qualityId, level)} of ${countOf(qualityId, target)}${level >= target ? ': reached' : ''}`;

function TargetLine({ target, onDrop }: { readonly target: Target; readonly onDrop: () => void }) {
  const { name, image, level, target: wanted } = target;
  const percentage = Math.min(100, Math.floor((100 * level) / wanted));
  return (
    <li className={css.line} data-reached={level >= wanted}>
      <Plate name={image} width={34} />
      <div className={css.words}>
        <p className={css.name}>
          <ToldHtml as="span" html={name} /> <span className={css.far}>{farInWords(target)}</span>
        </p>
        <ProgressBar
          key={percentage}
          label={`${wordsOf(name)}, on the way to the target`}
          from={percentage}
          to={percentage}
          inWords={farInWords(target)}
        />
      </div>
      <Button look="plain" aria-label={`Let go of the target: ${wordsOf(name)}`} onClick={onDrop}>
        Let go
      </Button>
    </li>
  );
}

/** The targets reached since the page was opened, in words: those that were there before and not reached yet. */
function useReached(targets: readonly Target[]): string {
  const [last, setLast] = useState({ targets, said: '' });
  const isSame = JSON.stringify(targets) === JSON.stringify(last.targets);
  if (!isSame) {
    const before = new Map(last.targets.map((each) => [each.qualityId, each]));
    const now = targets.filter(({ qualityId, level, target }) => {
      const was = before.get(qualityId);
      return level >= target && was !== undefined && was.level < was.target;
    });
    const said = now.map(({ name, qualityId, target }) => `Target reached: ${wordsOf(name)} ${countOf(qualityId, target)}.`);
    setLast({ targets, said: said.length > 0 ? said.join(' ') : last.said });
  }
  return last.said;
}

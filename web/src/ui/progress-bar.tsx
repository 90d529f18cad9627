import { useEffect, useState } from 'react';
import { progressPauseMs } from '../constants/story.ts';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';
import css from './progress-bar.module.css';

type ProgressBarProps = {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly left?: string;
  readonly right?: string;
  /** Text for screen readers that replaces the percentage. */
  readonly inWords?: string | undefined;
};

/** Animates from one percentage to another after a pause. With reduced motion, shows the new percentage immediately. */
export function ProgressBar({ label, from, to, left, right, inWords }: ProgressBarProps) {
  const [hasMoved, setMoved] = useState(() => from === to || prefersReducedMotion());
  useEffect(() => {
    const timer = setTimeout(() => setMoved(true), progressPauseMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css.line}>
      {left !== undefined && <span aria-hidden="true">{left}</span>}
      <div
        className={css.bar}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={to}
        aria-valuetext={inWords}
      >
        <div className={css.fill} style={{ transform: `scaleX(${(hasMoved ? to : from) / 100})` }} />
      </div>
      {right !== undefined && <span aria-hidden="true">{right}</span>}
    </div>
  );
}

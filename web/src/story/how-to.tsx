import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { browserStorage } from '../api/storage.ts';
import { world } from '../api/world.ts';
import { disclosureDays } from '../constants/story.ts';
import panel from '../ui/panel.module.css';
import css from './how-to.module.css';

const texts = world.texts.actions;

/** Explains the game briefly. Starts open if the player has not seen it for a week. */
export function HowTo() {
  const [startsOpen] = useState(() => isLongUnused(Date.now()));
  const whole = useRef<HTMLDetailsElement>(null);
  // Being visible counts as use, so the next list shows the how-to closed.
  useEffect(() => {
    if (!startsOpen || whole.current === null) return;
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        markUsed(Date.now());
        sight.disconnect();
      },
      { threshold: inSight },
    );
    sight.observe(whole.current);
    return () => sight.disconnect();
  }, [startsOpen]);
  return (
    <details ref={whole} className={`${panel.panel} ${css.howTo}`} open={startsOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click is that of `summary`, which also works by keyboard */}
      <summary onClick={() => markUsed(Date.now())}>How this is played</summary>
      <ul>
        <li>Choose a story, then one of the ways to go on with it. {texts.howToSpend}</li>
        <li>A choice with a chance can succeed or fail, and you learn from both.</li>
        <li>A locked choice says what it needs. What you gain opens other stories.</li>
        <li>{texts.howToWait} Nothing is lost by going away.</li>
      </ul>
      <p>
        <Link to="/help">Read the full help</Link>
      </p>
    </details>
  );
}

/** The how-to counts as visible if this share of the text is visible. */
const inSight = 0.5;

const key = 'how-to-used-at';
const dayMs = 86_400_000;

/** True if the last use was at least `disclosureDays` ago, or never on this device. */
export const isLongUnused = (now: number): boolean =>
  now - Number(browserStorage.getItem(key)) >= disclosureDays * dayMs;

export const markUsed = (now: number): void => browserStorage.setItem(key, String(now));

import type { WhileOutLine, WhileOutReply } from '@underhall/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../api/call.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import panel from '../ui/panel.module.css';
import { Section } from '../ui/section.tsx';
import css from './while-out-panel.module.css';

type WhileOutPanelProps = {
  readonly news: WhileOutReply;
  /** Called once the player has seen the panel. */
  readonly onSeen: () => void;
  readonly onOpen: (line: WhileOutLine) => void;
  readonly onPutAway: () => void;
  readonly onNotAgain: () => void;
};

/** What happened during an absence. Each line is a button that opens its subject. */
export function WhileOutPanel({ news: { lines, since = '', words }, ...on }: WhileOutPanelProps) {
  const [isOff, setOff] = useState(false);
  const whole = useSight(() => {
    on.onSeen();
    // If this fails, the next visit shows the news again.
    call('POST /extra/while-out/seen', { since }).catch(() => {});
  });
  return (
    <div ref={whole} className={`${panel.panel} ${css.news}`}>
      {isOff ? (
        <p ref={(line) => line?.focus()} tabIndex={-1}>
          {words?.isOff} <Link to="/comforts">{world.texts.comforts.tab}</Link>
        </p>
      ) : (
        <Section title={words?.title}>
          <ul className={css.lines}>
            {lines.map((line) => (
              <li key={`${line.opens} ${line.id} ${line.text}`}>
                <button type="button" className={css.line} onClick={() => on.onOpen(line)}>
                  <span>{line.text}</span> <b>{line.door}</b>
                </button>
              </li>
            ))}
          </ul>
          <p className={css.ways}>
            <Button look="plain" onClick={on.onPutAway}>
              {words?.putAway}
            </Button>
            <Button
              look="plain"
              onClick={() => {
                setOff(true);
                on.onNotAgain();
              }}
            >
              {words?.notAgain}
            </Button>
          </p>
        </Section>
      )}
    </div>
  );
}

/** A panel that is taller than the window is in view as well. */
const inView = 0.25;

/** Calls `onSight` once a part of the element has been in view of a visible page. */
function useSight(onSight: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const see = useEffectEvent(onSight);
  useEffect(() => {
    if (!element.current) return;
    let isInView = false;
    const check = () => {
      if (!isInView || document.visibilityState !== 'visible') return;
      stop();
      see();
    };
    const sight = new IntersectionObserver(
      ([entry]) => {
        isInView = entry?.isIntersecting === true;
        check();
      },
      { threshold: inView },
    );
    const stop = () => {
      sight.disconnect();
      document.removeEventListener('visibilitychange', check);
    };
    sight.observe(element.current);
    document.addEventListener('visibilitychange', check);
    return stop;
  }, []);
  return element;
}

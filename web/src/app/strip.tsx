import { useRef } from 'react';
import { ActionLine } from '../actions/action-count.tsx';
import { NameStrip } from '../myself/name-strip.tsx';
import { useStickySize } from '../ui/use-sticky-size.ts';
import css from './game-frame.module.css';

export function Strip() {
  const strip = useRef<HTMLElement>(null);
  useStickySize(strip, 'top');
  return (
    <aside ref={strip} className={css.strip} aria-label="Your character">
      <NameStrip>
        <ActionLine />
      </NameStrip>
    </aside>
  );
}

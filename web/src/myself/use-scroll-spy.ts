import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { groupScrollMs } from '../constants/social.ts';
import { smoothScrollTo } from '../ui/smooth-scroll.ts';
import { groupInSight } from './group-in-sight.ts';

/** The last step of a scroll is told to the page within this time. */
const lastStepMs = 50;

/**
 * The group of a page that is read, and the way to each. While the page scrolls by itself to one that was chosen, that
 * one stays marked, whatever goes by.
 */
export function useScrollSpy(names: readonly string[], elementOf: (name: string) => HTMLElement | null) {
  const [current, setCurrent] = useState<string>();
  const ownScroll = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = useEffectEvent(() => {
    if (ownScroll.current !== undefined) return;
    const tops = names.map((name) => elementOf(name)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
    setCurrent(names[groupInSight(tops, window.innerHeight)]);
  });
  const listed = names.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other groups are looked at anew
  useEffect(() => {
    const onMove = () => look();
    onMove();
    window.addEventListener('scroll', onMove, { passive: true });
    window.addEventListener('resize', onMove);
    return () => {
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('resize', onMove);
    };
  }, [listed]);

  const goTo = (name: string) => {
    const element = elementOf(name);
    if (!element) return;
    element.focus({ preventScroll: true });
    setCurrent(name);
    clearTimeout(ownScroll.current);
    ownScroll.current = setTimeout(() => {
      ownScroll.current = undefined;
    }, groupScrollMs + lastStepMs);
    smoothScrollTo(element, groupScrollMs);
  };
  return { current, goTo };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { groupScrollMs } from '../constants/social.ts';
import { smoothScrollTo } from '../ui/smooth-scroll.ts';
import { currentGroup } from './group-in-sight.ts';

/** The browser fires the last scroll event within this time. */
const lastScrollEventMs = 50;

/**
 * Returns the current group and a function that scrolls to a group. The target group stays marked during that scroll.
 */
export function useScrollSpy(names: readonly string[], elementOf: (name: string) => HTMLElement | null) {
  const [current, setCurrent] = useState<string>();
  const ownScroll = useRef<ReturnType<typeof setTimeout>>(undefined);
  const updateCurrent = useEffectEvent(() => {
    if (ownScroll.current !== undefined) return;
    const tops = names.map((name) => elementOf(name)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
    setCurrent(names[currentGroup(tops, window.innerHeight)]);
  });
  const joinedNames = names.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must rerun when the groups change
  useEffect(() => {
    const onMove = () => updateCurrent();
    onMove();
    window.addEventListener('scroll', onMove, { passive: true });
    window.addEventListener('resize', onMove);
    return () => {
      window.removeEventListener('scroll', onMove);
      window.removeEventListener('resize', onMove);
    };
  }, [joinedNames]);

  const goTo = (name: string) => {
    const element = elementOf(name);
    if (!element) return;
    element.focus({ preventScroll: true });
    setCurrent(name);
    clearTimeout(ownScroll.current);
    ownScroll.current = setTimeout(() => {
      ownScroll.current = undefined;
    }, groupScrollMs + lastScrollEventMs);
    smoothScrollTo(element, groupScrollMs);
  };
  return { current, goTo };
}

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { hasComeFromPage } from './page-heading.tsx';
import { scrollMarginOf, smoothScrollTo } from './smooth-scroll.ts';

type SceneHeadingProps = {
  /** Number of the scene. Scene 0 receives focus only after navigation within the app. */
  readonly scene: number;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** True if the page scrolls to a heading that is out of view. */
  readonly isScrolledTo?: boolean;
  /** The heading counts as in view above this fraction of the window height. */
  readonly lowest?: number;
};

/** A heading that receives focus when the scene changes. */
export function SceneHeading(props: SceneHeadingProps) {
  const { scene, children, className, isScrolledTo = true, lowest = 0.6 } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const [arrival] = useState(key);
  // Runs before paint, because a page that became shorter would briefly show its end.
  useLayoutEffect(() => {
    const element = heading.current;
    if (element === null || (scene === 0 && !hasComeFromPage(arrival))) return;
    element.focus({ preventScroll: true });
    // In a dialog the heading is in view.
    if (scene === 0 || !isScrolledTo || element.closest('dialog')) return;
    const { top } = element.getBoundingClientRect();
    if (top < scrollMarginOf(element) || top > window.innerHeight * lowest) smoothScrollTo(element);
  }, [scene, arrival, isScrolledTo, lowest]);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}

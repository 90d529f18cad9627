import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { hasComeFromPage } from './page-heading.tsx';
import { scrollMarginOf, smoothScrollTo } from './smooth-scroll.ts';

type SceneHeadingProps = {
  /** Changes when the scene does. The first of a visit, 0, takes the focus only from another page of ours. */
  readonly scene: number;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** True if the page scrolls to it where it is out of sight. */
  readonly isScrolledTo?: boolean;
  /** So far down the window it counts as in sight: a part of the window's height. */
  readonly lowest?: number;
};

/** The heading that ears and keyboard are taken to when the scene changes. */
export function SceneHeading(props: SceneHeadingProps) {
  const { scene, children, className, isScrolledTo = true, lowest = 0.6 } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const [arrival] = useState(key);
  // Before it is painted: a page that has become shorter would show its end for a moment.
  useLayoutEffect(() => {
    const element = heading.current;
    if (element === null || (scene === 0 && !hasComeFromPage(arrival))) return;
    element.focus({ preventScroll: true });
    // Over the page, in a dialog, it is in sight.
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

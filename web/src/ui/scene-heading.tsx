import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { glideTo, marginOf } from './glide-to.ts';

type SceneHeadingProps = {
  /** Changes when the scene does. The first of a visit, 0, takes the focus only from another page of ours. */
  readonly scene: number;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Does the page move to it where it is out of sight? */
  readonly isScrolledTo?: boolean;
};

/** The heading that ears and keyboard are taken to when the scene changes. */
export function SceneHeading({ scene, children, className, isScrolledTo = true }: SceneHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const [arrival] = useState(key);
  // Before it is painted: a page that has become shorter would show its end for a moment.
  useLayoutEffect(() => {
    const element = heading.current;
    if (element === null || (scene === 0 && arrival === 'default')) return;
    element.focus({ preventScroll: true });
    if (scene === 0 || !isScrolledTo) return;
    const { top } = element.getBoundingClientRect();
    if (top < marginOf(element) || top > window.innerHeight * 0.6) glideTo(element);
  }, [scene, arrival, isScrolledTo]);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}

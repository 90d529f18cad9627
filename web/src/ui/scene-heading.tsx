import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

type SceneHeadingProps = {
  /** Changes when the scene does. The first of a visit, 0, takes the focus only from another page of ours. */
  readonly scene: number;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** The heading that ears and keyboard are taken to when the scene changes. */
export function SceneHeading({ scene, children, className }: SceneHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const [arrival] = useState(key);
  useEffect(() => {
    const element = heading.current;
    if (element === null || (scene === 0 && arrival === 'default')) return;
    element.focus({ preventScroll: true });
    if (scene === 0) return;
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight * 0.6) element.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [scene, arrival]);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}

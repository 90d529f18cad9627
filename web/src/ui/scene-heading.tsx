import { type ReactNode, useEffect, useRef } from 'react';

type SceneHeadingProps = {
  /** Changes when the scene does; 0 is the first scene of a visit, which takes no focus. */
  readonly scene: number;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** The heading that ears and keyboard are taken to when the scene changes. */
export function SceneHeading({ scene, children, className }: SceneHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = heading.current;
    if (scene === 0 || element === null) return;
    element.focus({ preventScroll: true });
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight * 0.6) element.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [scene]);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}

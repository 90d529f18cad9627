import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { world } from '../api/world.ts';
import { useTitlePrefix } from './title-prefix.ts';

type PageHeadingProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  /** Leaves the focus to a heading further down. */
  readonly isQuiet?: boolean;
};

/** Names the page, and takes the focus when one came here from another page of ours. */
export function PageHeading({ title, children, className, isQuiet = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const prefix = useTitlePrefix();
  useEffect(() => {
    if (key === 'default') return;
    window.scrollTo(0, 0);
    if (!isQuiet) heading.current?.focus({ preventScroll: true });
  }, [key, isQuiet]);
  return (
    <>
      <title>{`${prefix}${title} · ${world.title}`}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children ?? title}
      </h1>
    </>
  );
}

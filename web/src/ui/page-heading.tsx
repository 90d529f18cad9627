import { type ReactNode, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
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
  // A visit that is led on before anything was seen begins where every visit does: at the top, with the skip link.
  const isLedOn = useNavigationType() === NavigationType.Replace && isFirstEntry();
  const prefix = useTitlePrefix();
  useEffect(() => {
    if (key === 'default') return;
    window.scrollTo(0, 0);
    if (!isQuiet && !isLedOn) heading.current?.focus({ preventScroll: true });
  }, [key, isQuiet, isLedOn]);
  return (
    <>
      <title>{`${prefix}${title} · ${world.title}`}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children ?? title}
      </h1>
    </>
  );
}

/** True on the first page of a visit: the router counts its entries from 0. */
const isFirstEntry = (): boolean => (window.history.state as { readonly idx?: number } | null)?.idx === 0;

import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { world } from '../api/world.ts';
import { useTitlePrefix } from './title-prefix.ts';

/** The link at the beginning of every page that skips to its main part. */
export const skipLinkId = 'skip';

/** The part that is a page's own, where it stands beside what many pages share. */
export const ownPartId = 'page';

/** True once a page of this visit has been seen. */
let hasShown = false;

/** True once a visit has gone on from the page it began with. */
let hasGoneOn = false;

/** True if one came here from another page of ours, by Back too. `key` is that of the page's location. */
export const hasComeFromPage = (key: string): boolean => key !== 'default' || hasGoneOn;

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
  const { key, pathname } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const shown = useRef<string>(undefined);
  const prefix = useTitlePrefix();
  const hasJustCome = useRef(false);
  const arrive = useEffectEvent(() => {
    // Another tab of the same page: the focus stays on it.
    if (isReplaced && shown.current === pathname) return;
    window.scrollTo(0, 0);
    // A visit that is led on before anything was seen begins where every visit does: at the top, with the skip link.
    const isLedOn = isReplaced && isFirstEntry() && !hasShown;
    if (isQuiet || isLedOn) return;
    heading.current?.focus({ preventScroll: true });
    hasJustCome.current = true;
  });
  useEffect(() => {
    if (hasComeFromPage(key)) arrive();
    hasGoneOn ||= key !== 'default';
    shown.current = pathname;
    hasShown = true;
  }, [key, pathname]);
  // As on a page that was loaded: the first Tab goes to its beginning, and not past it.
  const onKeyDown = (event: KeyboardEvent) => {
    const skip = document.getElementById(skipLinkId);
    if (event.key !== 'Tab' || event.shiftKey || !hasJustCome.current || !skip) return;
    event.preventDefault();
    skip.focus();
  };
  return (
    <>
      <title>{`${prefix}${title} · ${world.title}`}</title>
      <h1
        ref={heading}
        tabIndex={-1}
        className={className}
        onKeyDown={onKeyDown}
        onBlur={() => {
          hasJustCome.current = false;
        }}
      >
        {children ?? title}
      </h1>
    </>
  );
}

/** True on the first page of a visit: the router counts its entries from 0. */
const isFirstEntry = (): boolean => (window.history.state as { readonly idx?: number } | null)?.idx === 0;

import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { world } from '../api/world.ts';
import { useTitlePrefix } from './title-prefix.ts';

/** The skip link at the start of every page. */
export const skipLinkId = 'skip';

/** The main content of a page, where other content is shared between pages. */
export const ownPartId = 'page';

/** True once a page of this visit was shown. */
let hasShown = false;

/** True once this visit has left its first page. */
let hasGoneOn = false;

/** True if the player came from another page of the app, also by Back. `key` is the key of the current location. */
export const hasComeFromPage = (key: string): boolean => key !== 'default' || hasGoneOn;

type PageHeadingProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  /** Does not take the focus, so that a later heading can. */
  readonly isQuiet?: boolean;
};

/** Names the page, and takes the focus after navigation within the app. */
export function PageHeading({ title, children, className, isQuiet = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const shown = useRef<string>(undefined);
  const prefix = useTitlePrefix();
  const hasJustCome = useRef(false);
  const arrive = useEffectEvent(() => {
    // Another tab of the same page: the tab keeps the focus.
    if (isReplaced && shown.current === pathname) return;
    window.scrollTo(0, 0);
    // A redirect before anything was shown starts like any visit: at the top, with the skip link first.
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
  // As after a full page load: the first Tab goes to the start of the page.
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

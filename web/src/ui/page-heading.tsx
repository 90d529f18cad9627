import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { world } from '../api/world.ts';
import { useTitlePrefix } from './title-prefix.ts';

/** Id of the skip link at the start of every page. */
export const skipLinkId = 'skip';

/** Id of the content that belongs to one page, as opposed to the shared frame. */
export const ownPartId = 'page';

/** True once a page has been shown since the app was loaded. */
let hasShown = false;

/** True once the player has left the first page. */
let hasNavigated = false;

/** True if the player came from another page of the app, also with Back. `key` is the key of the current location. */
export const hasComeFromPage = (key: string): boolean => key !== 'default' || hasNavigated;

type PageHeadingProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  /** Leaves the focus to a later heading. */
  readonly isQuiet?: boolean;
};

/** Sets the document title, and takes the focus after navigation within the app. */
export function PageHeading({ title, children, className, isQuiet = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const shown = useRef<string>(undefined);
  const prefix = useTitlePrefix();
  const hasJustArrived = useRef(false);
  const arrive = useEffectEvent(() => {
    // Another tab of the same page was selected, and the tab keeps the focus.
    if (isReplaced && shown.current === pathname) return;
    window.scrollTo(0, 0);
    // After a redirect before the first page, the first Tab must reach the skip link.
    const isFirstRedirect = isReplaced && isFirstEntry() && !hasShown;
    if (isQuiet || isFirstRedirect) return;
    heading.current?.focus({ preventScroll: true });
    hasJustArrived.current = true;
  });
  useEffect(() => {
    if (hasComeFromPage(key)) arrive();
    hasNavigated ||= key !== 'default';
    shown.current = pathname;
    hasShown = true;
  }, [key, pathname]);
  // As after a full page load, the first Tab goes to the start of the page.
  const onKeyDown = (event: KeyboardEvent) => {
    const skip = document.getElementById(skipLinkId);
    if (event.key !== 'Tab' || event.shiftKey || !hasJustArrived.current || !skip) return;
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
          hasJustArrived.current = false;
        }}
      >
        {children ?? title}
      </h1>
    </>
  );
}

/** The router counts history entries from 0. */
const isFirstEntry = (): boolean => (window.history.state as { readonly idx?: number } | null)?.idx === 0;

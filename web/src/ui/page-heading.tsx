import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { clientStore } from '../api/client-store.ts';
import { world } from '../api/world.ts';
import { useTitlePrefix } from './title-prefix.ts';

export const skipLinkId = 'skip';

/** Id of the page's own content, outside the shared frame. */
export const ownPartId = 'page';

/** Title of the page, without the player's counts. */
export const pageTitle = clientStore('');

let hasShown = false;

let hasNavigated = false;

/** True if the player came from another page of the app, also by browser Back. `key` is the current location's key. */
export const hasComeFromPage = (key: string): boolean => key !== 'default' || hasNavigated;

type PageHeadingProps = {
  readonly title: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  /** If true, a later heading receives focus instead. */
  readonly isQuiet?: boolean;
};

/** Sets the document title. Receives focus after navigation within the app. */
export function PageHeading({ title, children, className, isQuiet = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  useEffect(() => pageTitle.set(title), [title]);
  const shown = useRef<string>(undefined);
  const prefix = useTitlePrefix();
  const hasJustArrived = useRef(false);
  const arrive = useEffectEvent(() => {
    // The player selected another tab of the same page, so focus stays on the tab.
    if (isReplaced && shown.current === pathname) return;
    window.scrollTo(0, 0);
    // After a redirect on page load, the first Tab must reach the skip link.
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

const isFirstEntry = (): boolean => (window.history.state as { readonly idx?: number } | null)?.idx === 0;

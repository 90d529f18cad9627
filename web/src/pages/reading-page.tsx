import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { SanitizedHtml } from '../ui/sanitized-html.tsx';
import { BackArrow, useStepsWithin } from './back-arrow.tsx';
import { type PagePart, partsOf } from './page-parts.ts';
import css from './pages.module.css';
import { type PageName, usePageText } from './pages-queries.ts';
import { Sheet } from './sheet.tsx';

type ReadingPageProps = {
  readonly name: PageName;
  readonly title: string;
  /** Shows a table of contents beside the text. */
  readonly hasContents?: boolean;
  readonly hasBack?: boolean;
  readonly children?: ReactNode;
};

/** A text page of the world, or the built-in one if the world has none. */
export function ReadingPage({ name, title, hasContents = false, hasBack = false, children }: ReadingPageProps) {
  const { data, error, refetch } = usePageText(name);
  return (
    <Sheet title={title} hasColumn={hasContents}>
      {hasBack && <BackArrow />}
      {data === undefined && error && <Failed error={error} onAgain={() => void refetch()} />}
      {data === undefined && !error && <Loading isAtOnce />}
      {data !== undefined && <Parts html={data} hasContents={hasContents} />}
      {children}
    </Sheet>
  );
}

function Parts({ html, hasContents }: { readonly html: string; readonly hasContents: boolean }) {
  const parts = useMemo(() => partsOf(html), [html]);
  const { hash, key } = useLocation();
  const stepsWithin = useStepsWithin();
  const contents = useRef<HTMLUListElement>(null);
  const last = useRef('');
  const followLink = useLinkNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section may be requested twice
  useEffect(() => {
    const before = last.current;
    last.current = hash;
    // Back from a section focuses its link in the contents.
    if (!hash && before) contents.current?.querySelector<HTMLElement>(`[href$="${before}"]`)?.focus();
    const heading = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!heading) return;
    heading.focus({ preventScroll: true });
    // Focusing alone would stop scrolling as soon as the heading is in view.
    heading.scrollIntoView({ block: 'start' });
  }, [hash, key]);
  return (
    <div className={hasContents ? css.beside : undefined}>
      {hasContents && (
        <nav aria-label="On this page">
          <ul ref={contents} className={css.contents}>
            {parts
              .filter(({ id }) => id !== '')
              .map(({ id, title }) => (
                <li key={id}>
                  <Link to={`#${id}`} state={{ stepsWithin: stepsWithin + (hash === `#${id}` ? 0 : 1) }}>
                    {title}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles bubbled clicks on links. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link clicks it too. */}
      <div onClick={followLink}>
        {parts.map((part) => (
          <Part key={part.id} of={part} />
        ))}
      </div>
    </div>
  );
}

function Part({ of: { id, title, html } }: { readonly of: PagePart }) {
  const words = <SanitizedHtml html={html} isPage />;
  if (id === '') return words;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {words}
    </section>
  );
}

/** Opens links to the game's pages by client-side navigation. */
function useLinkNavigation() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    // A path with a dot is a file.
    if (opensElsewhere || !href.startsWith('/') || href.includes('.')) return;
    event.preventDefault();
    void navigate(href);
  };
}

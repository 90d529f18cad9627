import type { Restriction } from '@underhall/contract';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPath, type Location, Outlet, useLocation, useNavigate } from 'react-router';
import { type Session, useSession } from '../api/session.ts';
import { world } from '../api/world.ts';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import css from './app.module.css';
import { LoadingScreen } from './loading-screen.tsx';
import { pages } from './pages.ts';
import { useRestrictions } from './restrictions.ts';

/** History state after a redirect: whether the page was restricted, and the page of origin. */
type RestrictedState = { readonly restriction?: Restriction };
type OriginState = { readonly from?: Pick<Location, 'pathname' | 'search'> };

/** Redirects to another page. Repeats the redirect if a closing dialog has moved the history back to this URL. */
function Redirect({ to, state }: { readonly to: string; readonly state?: object }) {
  const navigate = useNavigate();
  const redirect = useEffectEvent(() => void navigate(to, { state, replace: true }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a guard may redirect to one page, then to another
  useEffect(() => {
    redirect();
    const onPopState = () => redirect();
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [to]);
  return null;
}

/** Waits for the session, then opens the page or redirects. */
function Guard({ redirectFor }: { readonly redirectFor: (session: Session | null, from: OriginState) => ReactNode }) {
  const { data: session, error, refetch } = useSession();
  const from: OriginState = useLocation().state ?? {};
  if (error && !session) {
    return (
      <div className={css.trouble}>
        <Failed error={error} onAgain={() => void refetch()} />
      </div>
    );
  }
  if (session === undefined) return <LoadingScreen />;
  return redirectFor(session, from) ?? <Outlet />;
}

const home = { pathname: '/', search: '' };

export function AwaitsSession() {
  return <Guard redirectFor={() => undefined} />;
}

/**
 * Pages of the game. Visitors go to sign-in and return afterwards; an account without a character creates one first.
 */
export function NeedsCharacter() {
  const here = useLocation();
  return (
    <Guard
      redirectFor={(session) => {
        if (session?.hasCharacter) return undefined;
        return <Redirect to={session ? '/create-character' : '/login'} state={{ from: here } satisfies OriginState} />;
      }}
    />
  );
}

/** Character creation. Visitors go to sign-in, and players go back to their page of origin. */
export function NeedsNoCharacter() {
  return (
    <Guard
      redirectFor={(session, { from }) => {
        if (session === null) return <Redirect to="/login" state={{ from }} />;
        return session.hasCharacter ? <Redirect to={createPath(from ?? home)} /> : undefined;
      }}
    />
  );
}

/** The landing. Signed-in players go to their page of origin, or to character creation. */
export function VisitorsOnly() {
  return (
    <Guard
      redirectFor={(session, { from }) => {
        if (session === null) return undefined;
        return session.hasCharacter ? (
          <Redirect to={createPath(from ?? home)} />
        ) : (
          <Redirect to="/create-character" state={{ from }} />
        );
      }}
    />
  );
}

/**
 * A page that the story may restrict. A restricted page redirects to `/`, where `RestrictedNote` explains the redirect.
 * Render it inside the frame, which loads the restrictions.
 */
export function OpenUnless({ restriction }: { readonly restriction: Restriction }) {
  return useRestrictions()?.includes(restriction) ? (
    <Redirect to="/" state={{ restriction } satisfies RestrictedState} />
  ) : (
    <Outlet />
  );
}

/** Explains why a restricted page redirected here. */
export function RestrictedNote() {
  const { restriction }: RestrictedState = useLocation().state ?? {};
  const page = pages.find((each) => each.restriction !== undefined && each.restriction === restriction);
  if (!page) return null;
  return (
    <Empty place="list">
      {world.texts.pages.notOpenYet}. Your story will open “{page.name}” later.
    </Empty>
  );
}

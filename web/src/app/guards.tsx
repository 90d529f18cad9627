import type { Restriction } from '@underhall/contract';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPath, type Location, Outlet, useLocation, useNavigate } from 'react-router';
import { type Session, useSession } from '../api/session.ts';
import { world } from '../api/world.ts';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import css from './app.module.css';
import { FullWait } from './full-wait.tsx';
import { useRestrictions } from './restrictions.ts';

/** The state that a redirect leaves in the history for the page it leads to: that another was held back, or where one came from. */
type HeldBack = { readonly isHeldBack?: boolean };
type From = { readonly from?: Pick<Location, 'pathname' | 'search'> };

/** Redirects to another page, and once more where a dialog that shut on the way has led the history back to the address. */
function Redirect({ to, state }: { readonly to: string; readonly state?: object }) {
  const navigate = useNavigate();
  const redirect = useEffectEvent(() => void navigate(to, { state, replace: true }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: one guard may lead to one page first, and then to another
  useEffect(() => {
    redirect();
    const hear = () => redirect();
    window.addEventListener('popstate', hear);
    return () => window.removeEventListener('popstate', hear);
  }, [to]);
  return null;
}

/** Waits until it is known who asks, then opens the page or says where to go instead. */
function Guard({ elsewhere }: { readonly elsewhere: (session: Session | null, from: From) => ReactNode }) {
  const { data: session, error, refetch } = useSession();
  const from: From = useLocation().state ?? {};
  if (error && !session) {
    return (
      <div className={css.trouble}>
        <Failed error={error} onAgain={() => void refetch()} />
      </div>
    );
  }
  if (session === undefined) return <FullWait />;
  return elsewhere(session, from) ?? <Outlet />;
}

const home = { pathname: '/', search: '' };

/** Opens the page for anybody, once it is known who it is. */
export function OnceKnown() {
  return <Guard elsewhere={() => undefined} />;
}

/** The pages of the game: visitors are sent to the log-in, and come back from there; an account without a character makes one first. */
export function NeedsCharacter() {
  const here = useLocation();
  return (
    <Guard
      elsewhere={(session) => {
        if (session?.hasCharacter) return undefined;
        return <Redirect to={session ? '/create-character' : '/login'} state={{ from: here } satisfies From} />;
      }}
    />
  );
}

/** The making of a character: visitors are sent to the log-in, and players to where they came from. */
export function NeedsNoCharacter() {
  return (
    <Guard
      elsewhere={(session, { from }) => {
        if (session === null) return <Redirect to="/login" state={{ from }} />;
        return session.hasCharacter ? <Redirect to={createPath(from ?? home)} /> : undefined;
      }}
    />
  );
}

/** The landing: whoever is logged in is sent on to where they came from, or to the making of a character. */
export function VisitorsOnly() {
  return (
    <Guard
      elsewhere={(session, { from }) => {
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

/** A page which the story may hold back: then its address leads to `/`, where `HeldBackNote` says so. Stands inside the frame, which knows. */
export function OpenUnless({ restriction }: { readonly restriction: Restriction }) {
  return useRestrictions()?.includes(restriction) ? (
    <Redirect to="/" state={{ isHeldBack: true } satisfies HeldBack} />
  ) : (
    <Outlet />
  );
}

/** A line for a player who asked for a page that is held back, and was brought here instead. */
export function HeldBackNote() {
  const { isHeldBack }: HeldBack = useLocation().state ?? {};
  return isHeldBack ? <Empty place="list">{world.texts.pages.notOpenYet}.</Empty> : null;
}

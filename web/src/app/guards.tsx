import type { Restriction } from '@underhall/contract';
import { type ReactNode, useEffect } from 'react';
import { type Location, Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { type Session, useSession } from '../api/session.ts';
import { world } from '../api/world.ts';
import { Empty } from '../ui/empty.tsx';
import { Failed } from '../ui/failed.tsx';
import css from './app.module.css';
import { FullWait } from './full-wait.tsx';
import { useRestrictions } from './restrictions.ts';

type From = { readonly from?: Pick<Location, 'pathname' | 'search'> };

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

export function NeedsCharacter() {
  const here = useLocation();
  return (
    <Guard
      elsewhere={(session) => {
        if (session?.hasCharacter) return undefined;
        return <Navigate to={session ? '/create-character' : '/login'} state={{ from: here } satisfies From} replace />;
      }}
    />
  );
}

export function NeedsNoCharacter() {
  return (
    <Guard
      elsewhere={(session, { from }) => {
        if (session === null) return <Navigate to="/login" state={{ from }} replace />;
        return session.hasCharacter ? <Navigate to={from ?? home} replace /> : undefined;
      }}
    />
  );
}

export function VisitorsOnly() {
  return (
    <Guard
      elsewhere={(session, { from }) => {
        if (session === null) return undefined;
        return session.hasCharacter ? (
          <Navigate to={from ?? home} replace />
        ) : (
          <Navigate to="/create-character" state={{ from }} replace />
        );
      }}
    />
  );
}

type State = { readonly isHeldBack?: boolean };

/** A page which the story may hold back: then its address leads to `/`, where `HeldBackNote` says so. Stands inside the frame, which knows. */
export function OpenUnless({ restriction }: { readonly restriction: Restriction }) {
  return useRestrictions()?.includes(restriction) ? <LeadHome /> : <Outlet />;
}

/** Leads to `/`, and once more where a dialog that shut on the way has led the history back to the address. */
function LeadHome() {
  const navigate = useNavigate();
  useEffect(() => {
    const lead = () => void navigate('/', { state: { isHeldBack: true } satisfies State, replace: true });
    lead();
    window.addEventListener('popstate', lead);
    return () => window.removeEventListener('popstate', lead);
  }, [navigate]);
  return null;
}

/** A line for a player who asked for a page that is held back, and was brought here instead. */
export function HeldBackNote() {
  const { isHeldBack }: State = useLocation().state ?? {};
  return isHeldBack ? <Empty place="list">{world.texts.pages.notOpenYet}.</Empty> : null;
}

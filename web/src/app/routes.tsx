import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Route, Routes } from 'react-router';
import { endSession, useForgetting } from '../api/session.ts';
import { readStanding, watchStanding } from '../api/standing.ts';
import { Waiting } from '../ui/waiting.tsx';
import { NeedsCharacter, NeedsNoCharacter, VisitorsOnly } from './guards.tsx';
import { Layout } from './layout.tsx';
import { MaintenancePage } from './maintenance-page.tsx';

const HomePage = lazy(async () => ({ default: (await import('./home-page.tsx')).HomePage }));
const LoginPage = lazy(async () => ({ default: (await import('../login/login-page.tsx')).LoginPage }));
const CreateCharacterPage = lazy(async () => ({
  default: (await import('../create-character/create-character-page.tsx')).CreateCharacterPage,
}));
const HelpPage = lazy(async () => ({ default: (await import('../pages/help-page.tsx')).HelpPage }));
const CreditsPage = lazy(async () => ({ default: (await import('../pages/credits-page.tsx')).CreditsPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('../pages/not-found-page.tsx')).NotFoundPage }));

export function App() {
  const cache = useQueryClient();
  useForgetting();
  const standing = useSyncExternalStore(watchStanding, readStanding);
  useEffect(() => {
    if (standing === 'session ended') endSession(cache);
  }, [standing, cache]);
  if (standing === 'maintenance') return <MaintenancePage />;
  return (
    <Suspense fallback={<Waiting />}>
      <Routes>
        <Route element={<Layout />}>
          <Route element={<NeedsCharacter />}>
            <Route index element={<HomePage />} />
          </Route>
          <Route element={<NeedsNoCharacter />}>
            <Route path="create-character" element={<CreateCharacterPage />} />
          </Route>
          <Route element={<VisitorsOnly />}>
            <Route path="login" element={<LoginPage hasSessionEnded={standing === 'session ended'} />} />
          </Route>
          <Route path="help" element={<HelpPage />} />
          <Route path="credits" element={<CreditsPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}

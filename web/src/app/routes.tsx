import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router';
import { useStore } from '../api/client-store.ts';
import { connectionState } from '../api/connection-state.ts';
import { useTokenRefresh } from '../api/fresh-token.ts';
import { useOtherTabs } from '../api/other-tabs.ts';
import { endSession, useClearCacheOnSignOut } from '../api/session.ts';
import { useResetMap } from '../map/map-state.ts';
import { GameFrame, HomePage, LoginPage } from './first-pages.ts';
import { BeginPage } from './first-scene.ts';
import { AwaitsSession, NeedsCharacter, NeedsNoCharacter, OpenUnless, VisitorsOnly } from './guards.tsx';
import { Layout } from './layout.tsx';
import { useEditedWords } from './live-edits.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { MaintenancePage } from './maintenance-page.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';

const AccessPage = lazy(async () => ({ default: (await import('./access-page.tsx')).AccessPage }));
const MyselfPage = lazy(async () => ({ default: (await import('./myself-with-journal.tsx')).MyselfWithJournal }));
const PossessionsPage = lazy(async () => ({
  default: (await import('./possessions-with-story.tsx')).PossessionsWithStory,
}));
const AgentsPage = lazy(async () => ({ default: (await import('./agents-with-story.tsx')).AgentsWithStory }));
const PlansPage = lazy(async () => ({ default: (await import('./plans-with-story.tsx')).PlansWithStory }));
const BazaarPage = lazy(async () => ({ default: (await import('./bazaar-with-outfits.tsx')).BazaarWithOutfits }));
const StorePage = lazy(async () => ({ default: (await import('./store-with-myself.tsx')).StoreWithMyself }));
const MessagesPage = lazy(async () => ({ default: (await import('./messages-with-story.tsx')).MessagesWithStory }));
const ProfilePage = lazy(async () => ({
  default: (await import('./profile-with-journal.tsx')).ProfileWithJournal,
}));
const CreateCharacterPage = lazy(async () => ({
  default: (await import('../registration/create-character-page.tsx')).CreateCharacterPage,
}));
const AccountGate = lazy(async () => ({ default: (await import('./account-gate.tsx')).AccountGate }));
const ProviderReturnGate = lazy(async () => ({
  default: (await import('./provider-return-gate.tsx')).ProviderReturnGate,
}));
const ProviderReturnPage = lazy(async () => ({
  default: (await import('../sign-in/provider-return-page.tsx')).ProviderReturnPage,
}));
const LinkPages = lazy(async () => ({ default: (await import('./link-pages.tsx')).LinkPages }));
const HelpPage = lazy(async () => ({ default: (await import('../pages/help-page.tsx')).HelpPage }));
const CreditsPage = lazy(async () => ({ default: (await import('../pages/credits-page.tsx')).CreditsPage }));
const PrivacyPage = lazy(async () => ({ default: (await import('../pages/privacy-page.tsx')).PrivacyPage }));
const DataPage = lazy(async () => ({ default: (await import('../own-data/data-page.tsx')).DataPage }));
const TermsPage = lazy(async () => ({ default: (await import('../pages/terms-page.tsx')).TermsPage }));
const FaultPage = lazy(async () => ({ default: (await import('../pages/fault-page.tsx')).FaultPage }));
const BookPage = lazy(async () => ({ default: (await import('../journal/book-page.tsx')).BookPage }));
const PreferencesPage = lazy(async () => ({
  default: (await import('../preferences/preferences-page.tsx')).PreferencesPage,
}));
const NotSetPage = lazy(async () => ({ default: (await import('../pages/not-set-page.tsx')).NotSetPage }));
const NotFoundPage = lazy(async () => ({ default: (await import('../pages/not-found-page.tsx')).NotFoundPage }));

// Not a component, so that the compiler adds no memo slot for each route.
const pageRoutes = () => (
  <Routes>
    <Route element={<Layout />}>
      <Route element={<NeedsCharacter />}>
        <Route path="journal" element={<BookPage />} />
        <Route path="me" element={<ProfilePage />} />
        <Route path="profile" element={<ProfilePage />} />
        <Route element={<GameFrame />}>
          <Route index element={<HomePage />} />
          <Route path="myself" element={<MyselfPage />} />
          <Route path="plans" element={<PlansPage />} />
          <Route element={<OpenUnless restriction="Possessions" />}>
            <Route path="possessions" element={<PossessionsPage />} />
          </Route>
          <Route element={<OpenUnless restriction="Agents" />}>
            <Route path="agents" element={<AgentsPage />} />
          </Route>
          <Route element={<OpenUnless restriction="Messages" />}>
            <Route path="messages" element={<MessagesPage />} />
          </Route>
          <Route element={<OpenUnless restriction="EchoBazaar" />}>
            <Route path="bazaar" element={<BazaarPage />} />
          </Route>
          <Route element={<OpenUnless restriction="Fate" />}>
            <Route path="fate" element={<StorePage />} />
          </Route>
        </Route>
      </Route>
      <Route element={<NeedsNoCharacter />}>
        <Route path="create-character" element={<CreateCharacterPage />} />
      </Route>
      <Route element={<VisitorsOnly />}>
        <Route path="login" element={<LoginPage />} />
        <Route path="sign-up" element={<LoginPage isSigningUp />} />
        <Route path="begin" element={<BeginPage />} />
      </Route>
      <Route path="sign-in/back" element={<ProviderReturnGate />}>
        <Route index element={<ProviderReturnPage />} />
      </Route>
      <Route path="a/:accessCodeName" element={<AccessPage />}>
        <Route element={<GameFrame />}>
          <Route index element={<HomePage />} />
        </Route>
      </Route>
      <Route path="profile/:profileName/:fromEchoId?" element={<ProfilePage />} />
      <Route path="account" element={<AccountGate />} />
      <Route path="email/:token" element={<LinkPages of="email" />} />
      <Route path="unsubscribe/:userId/:token/:purpose?" element={<LinkPages of="unsubscribe" />} />
      <Route element={<AwaitsSession />}>
        <Route path="comforts" element={<PreferencesPage />} />
        <Route path="invited/:token" element={<LinkPages of="invited" />} />
      </Route>
      <Route path="help" element={<HelpPage />} />
      <Route path="credits" element={<CreditsPage />} />
      <Route path="privacy" element={<PrivacyPage />} />
      <Route path="terms" element={<TermsPage />} />
      <Route path="fbdata/:token?" element={<DataPage />} />
      <Route path="not-set/:setting" element={<NotSetPage />} />
      <Route path="500" element={<FaultPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </Routes>
);

export function App() {
  const cache = useQueryClient();
  useClearCacheOnSignOut();
  useResetMap();
  useTokenRefresh();
  useOtherTabs();
  useEditedWords();
  const connection = useStore(connectionState);
  useEffect(() => {
    if (connection === 'session ended') endSession(cache);
  }, [connection, cache]);
  if (connection === 'maintenance') return <MaintenancePage />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      {pageRoutes()}
      <OutdatedNotice />
    </Suspense>
  );
}

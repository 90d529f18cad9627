import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasStore } from '../api/world.ts';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { narrowScreen, useMedia } from '../ui/use-media.ts';
import css from './account.module.css';
import { AuthenticationTab } from './authentication-tab.tsx';
import { DeletionTab } from './deletion-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import type { ProviderNotice } from './provider-return.tsx';
import { SubscriptionTab } from './subscription-tab.tsx';

const allNames = [
  'Profile',
  'Preferences',
  'Authentication',
  'Subscription',
  'Notifications',
  'Contacts',
  'Deletion',
] as const;

type TabName = (typeof allNames)[number];

/** Without a store there is nothing to subscribe to. */
const names = allNames.filter((name) => name !== 'Subscription' || hasStore());

const otherHashes: Readonly<Record<string, TabName>> = { '#user': 'Profile', '#sessions': 'Authentication' };

const hashOf = (name: TabName): string => `#${name.toLowerCase()}`;

const tabOf = (hash: string): TabName => names.find((name) => hashOf(name) === hash) ?? otherHashes[hash] ?? 'Profile';

const bodies: Readonly<Record<Exclude<TabName, 'Contacts'>, () => ReactNode>> = {
  Profile: ProfileTab,
  Preferences: PreferencesTab,
  Authentication: AuthenticationTab,
  Subscription: SubscriptionTab,
  Notifications: NotificationsTab,
  Deletion: DeletionTab,
};

/** The account settings. `contacts` is the content of the Contacts tab. */
export function AccountPage({ contacts }: { readonly contacts: ReactNode }) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const chosen = tabOf(hash.toLowerCase());
  const isVertical = !useMedia(narrowScreen);
  const Body = chosen === 'Contacts' ? undefined : bodies[chosen];
  return (
    <Page title="My Account" width="wide">
      <div className={css.account} data-in-columns={isVertical}>
        <Tabs
          label="Your account"
          names={names}
          chosen={chosen}
          isVertical={isVertical}
          onChoose={(name) => void navigate({ hash: hashOf(name) }, { replace: true })}
        >
          <div className={css.tab}>
            <ProviderResult {...(state as ProviderNotice | null)} />
            {Body ? <Body /> : contacts}
          </div>
        </Tabs>
      </div>
      <ProofDialog />
    </Page>
  );
}

function ProviderResult({ message, trouble }: ProviderNotice) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message !== undefined) words.current?.focus();
  }, [message]);
  if (trouble !== undefined) return <TroubleNote message={trouble} />;
  if (message === undefined) return null;
  return (
    <p ref={words} tabIndex={-1} className={css.told}>
      {message}
    </p>
  );
}

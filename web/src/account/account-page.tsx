import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './account.module.css';
import { AuthenticationTab } from './authentication-tab.tsx';
import { DeletionTab } from './deletion-tab.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import type { ProviderNotice } from './provider-return.tsx';
import { SubscriptionTab } from './subscription-tab.tsx';

/** The tabs, in their order: a new one is a word here. Each has its name, in small letters, as the hash of its address. */
const names = [
  'Profile',
  'Preferences',
  'Authentication',
  'Subscription',
  'Notifications',
  'Contacts',
  'Deletion',
] as const;

type TabName = (typeof names)[number];

/** Names by which a tab is asked for besides its own. */
const otherHashes: Readonly<Record<string, TabName>> = { '#user': 'Profile', '#sessions': 'Authentication' };

const hashOf = (name: TabName): string => `#${name.toLowerCase()}`;

/** The tab that the hash of an address asks for; the first where it asks for none. */
const tabOf = (hash: string): TabName => names.find((name) => hashOf(name) === hash) ?? otherHashes[hash] ?? 'Profile';

const bodies: Readonly<Record<Exclude<TabName, 'Contacts'>, () => ReactNode>> = {
  Profile: ProfileTab,
  Preferences: PreferencesTab,
  Authentication: AuthenticationTab,
  Subscription: SubscriptionTab,
  Notifications: NotificationsTab,
  Deletion: DeletionTab,
};

/** The page of all that belongs to the player and not to the character. `contacts` is the tab of that name. */
export function AccountPage({ contacts }: { readonly contacts: ReactNode }) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const chosen = tabOf(hash.toLowerCase());
  const Body = chosen === 'Contacts' ? undefined : bodies[chosen];
  return (
    <Page title="My Account" width="wide">
      <Tabs
        label="Your account"
        names={names}
        chosen={chosen}
        onChoose={(name) => void navigate({ hash: hashOf(name) }, { replace: true })}
      >
        <div className={css.tab}>
          <CameBack {...(state as ProviderNotice | null)} />
          {Body ? <Body /> : contacts}
        </div>
      </Tabs>
      <ProofDialog />
    </Page>
  );
}

/** Tells what came of a visit to a provider's page. */
function CameBack({ told, trouble }: ProviderNotice) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (told !== undefined) words.current?.focus();
  }, [told]);
  if (trouble !== undefined) return <TroubleNote message={trouble} />;
  if (told === undefined) return null;
  return (
    <p ref={words} tabIndex={-1} className={css.told}>
      {told}
    </p>
  );
}

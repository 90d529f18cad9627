import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import css from './account.module.css';
import { NotificationsTab } from './notifications-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';

/** The tabs, in their order: a new one is a word here. Each has its name, in small letters, as the hash of its address. */
const names = ['Notifications', 'Contacts', 'Sessions'] as const;

type TabName = (typeof names)[number];

const hashOf = (name: TabName): string => `#${name.toLowerCase()}`;

/** The page of all that belongs to the player and not to the character. `contacts` is the tab of that name. */
export function AccountPage({ contacts }: { readonly contacts: ReactNode }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const chosen = names.find((name) => hashOf(name) === hash.toLowerCase()) ?? 'Notifications';
  return (
    <Page title="My Account" width="wide">
      <Tabs
        label="Your account"
        names={names}
        chosen={chosen}
        onChoose={(name) => void navigate({ hash: hashOf(name) }, { replace: true })}
      >
        <div className={css.tab}>
          {chosen === 'Contacts' && contacts}
          {chosen === 'Notifications' && <NotificationsTab />}
          {chosen === 'Sessions' && <SessionsTab />}
        </div>
      </Tabs>
    </Page>
  );
}

import { useLocation, useNavigate } from 'react-router';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import css from './account.module.css';
import { NotificationsTab } from './notifications-tab.tsx';

/** The tabs, in their order: a new one is a line here. Each has its name, in small letters, as the hash of its address. */
const tabs = { Notifications: NotificationsTab } as const;

type TabName = keyof typeof tabs;

const names = Object.keys(tabs) as TabName[];
const hashOf = (name: TabName): string => `#${name.toLowerCase()}`;

/** The page of all that belongs to the player and not to the character. */
export function AccountPage() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const chosen = names.find((name) => hashOf(name) === hash.toLowerCase()) ?? 'Notifications';
  const Tab = tabs[chosen];
  return (
    <Page title="My Account" width="wide">
      <Tabs
        label="Your account"
        names={names}
        chosen={chosen}
        onChoose={(name) => void navigate({ hash: hashOf(name) }, { replace: true })}
      >
        <div className={css.tab}>
          <Tab />
        </div>
      </Tabs>
    </Page>
  );
}

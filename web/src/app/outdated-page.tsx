import { tabStorage } from '../api/storage.ts';
import { version } from '../api/version.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import css from './app.module.css';
import { SorryPage } from './sorry-page.tsx';

const key = 'refreshed-for';

/**
 * True if the browser still delivered the old page after a reload for the latest version. The player may then continue
 * with the old client.
 */
export const hasRefreshFailed = (): boolean => tabStorage.getItem(key) === version.read().latestVersion;

export function refresh(): void {
  tabStorage.setItem(key, version.read().latestVersion ?? '');
  location.reload();
}

export function OutdatedPage() {
  return (
    <SorryPage title={`${world.title} has updated!`}>
      <p>Please refresh the page to continue.</p>
      <div className={css.ways}>
        <Button look="primary" onClick={refresh}>
          Refresh
        </Button>
      </div>
    </SorryPage>
  );
}

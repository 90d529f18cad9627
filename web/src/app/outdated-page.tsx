import { version } from '../api/version.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import css from './app.module.css';
import { SorryPage } from './sorry-page.tsx';

const key = 'refreshed-for';

/** True if this page has been refreshed for that version already, and is still the old one: then it may be played on. */
export const isRefreshedInVain = (): boolean => sessionStorage.getItem(key) === version.read().latestVersion;

export function refresh(): void {
  sessionStorage.setItem(key, version.read().latestVersion ?? '');
  location.reload();
}

/** Opened with a client that is older than the server's newest. */
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

import { clientVersion } from '../api/version.ts';
import { world } from '../api/world.ts';
import css from './app.module.css';
import { SorryPage } from './sorry-page.tsx';
import { SupportAddress } from './support-address.tsx';

/** Shown if the start failed for a reason without a page of its own. */
export function StartFailurePage({ message }: { readonly message: string }) {
  return (
    <SorryPage title="Our apologies!">
      <p>{world.texts.pages.notStarted} Your game is stored on the server and is safe.</p>
      <p>{message}</p>
      <p>
        <a href="/">{world.texts.pages.startAgain}</a>
      </p>
      <p>
        If that does not help, please write to <SupportAddress /> with your username, the browser you use, and what you
        were about to do.
      </p>
      <p className={css.version}>Version {clientVersion}</p>
    </SorryPage>
  );
}

import { useState } from 'react';
import { clientVersion } from '../api/call.ts';
import { Button } from '../ui/button.tsx';
import panel from '../ui/panel.module.css';
import css from './app.module.css';

/** Needs nothing of the app that has just broken. */
export function CrashPage({ error }: { readonly error: Error }) {
  const [isCopied, setCopied] = useState(false);
  const account = `Underhall ${clientVersion}\n${location.href}\n${navigator.userAgent}\n${error.stack ?? error.message}`;
  const copy = async () => {
    await navigator.clipboard.writeText(account);
    setCopied(true);
  };
  return (
    <main className={css.sorry}>
      <title>Our apologies! · Underhall</title>
      <div className={panel.ruled}>
        <h1>Our apologies!</h1>
        <p>
          Something has been dropped on the back stair. Your game is kept by the server and is safe. Load the page
          again; if it happens twice, send us the account below with a word about what you were doing.
        </p>
        <div className={css.ways}>
          <Button look="primary" onClick={() => location.assign('/')}>
            Load the page again
          </Button>
          <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy the account'}</Button>
        </div>
        <p className={css.version}>Version {clientVersion}</p>
        <textarea className={css.stack} aria-label="What happened" readOnly rows={8} value={account} />
      </div>
    </main>
  );
}

import { useRef, useState } from 'react';
import { browserName, copyText } from '../api/browser-features.ts';
import { clientVersion } from '../api/version.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import css from './app.module.css';
import { SorryPage } from './sorry-page.tsx';
import { SupportAddress } from './support-address.tsx';

/** Must not depend on other parts of the app, which has just crashed. */
export function CrashPage({ error }: { readonly error: Error }) {
  const [isCopied, setCopied] = useState(false);
  const text = useRef<HTMLTextAreaElement>(null);
  // Omits the query, which may contain a token, because players share this text.
  const url = location.origin + location.pathname;
  const report = `${world.title} ${clientVersion}\n${url}\n${browserName()}\n${error.stack ?? error.message}`;
  const copy = async () => {
    text.current?.select();
    // The clipboard API requires TLS. The fallback copies the selection.
    setCopied((await copyText(report)) || document.execCommand('copy'));
  };
  return (
    <SorryPage title="Our apologies!">
      <p>
        {world.texts.pages.crash} Your game is stored on the server and is safe. Reload the page. If this happens again,
        send the report below to <SupportAddress />, and say what you were doing.
      </p>
      <div className={css.ways}>
        <Button look="primary" onClick={() => location.assign('/')}>
          Reload the page
        </Button>
        <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy the report'}</Button>
      </div>
      <p className={css.version}>Version {clientVersion}</p>
      <textarea ref={text} className={css.stack} aria-label="What happened" readOnly rows={8} value={report} />
    </SorryPage>
  );
}

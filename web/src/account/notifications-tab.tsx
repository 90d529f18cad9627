import type { Settings } from '@underhall/contract';
import { useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Section } from '../ui/section.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './account.module.css';
import { useSettings, useUnsubscribeAll } from './account-queries.ts';
import { LinkEmailDialog, UpdateEmailDialog } from './email-dialogs.tsx';
import { EmailPreferencesForm } from './email-preferences-form.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

export function NotificationsTab() {
  const { data: settings, error, refetch } = useSettings();
  if (error && !settings) return <Failed error={error} onAgain={() => void refetch()} />;
  if (!settings) return <Loading />;
  return (
    <>
      <Section title="Your address">
        <Address {...settings} />
      </Section>
      <Section title="E-mails">
        {settings.emailAddress !== undefined && !settings.emailVerified && (
          <p>We send these once your address is confirmed.</p>
        )}
        <EmailPreferencesForm preferences={settings.messagePreferences} />
        {settings.emailVerified && <UnsubscribeAll network={settings.messageViaNetwork} />}
      </Section>
    </>
  );
}

/** Unsubscribes from all e-mails. The server keeps the selected kinds for a later resubscription. */
function UnsubscribeAll({ network }: { readonly network: Settings['messageViaNetwork'] }) {
  const { send, isPending, error } = useUnsubscribeAll();
  const isStopped = network === 'None';
  return (
    <div className={css.stopping}>
      {isStopped && <p>You get no e-mails at the moment, whatever is ticked above.</p>}
      <Button aria-disabled={isPending} onClick={() => send(isStopped ? 'Email' : 'None')}>
        {isStopped ? 'Send me e-mails again' : 'Stop all e-mails'}
      </Button>
      {error && <TroubleNote message={error.message} />}
    </div>
  );
}

function Address({ emailAddress, emailVerified }: Settings) {
  const [isAsking, setAsking] = useState(false);
  const [isChanging, setChanging] = useState(false);
  if (emailAddress === undefined)
    return (
      <>
        <p>Your account has no e-mail address, so we cannot send you e-mails.</p>
        <Button look="primary" onClick={() => setChanging(true)}>
          Link Email
        </Button>
        {isChanging && <LinkEmailDialog onClose={() => setChanging(false)} />}
      </>
    );
  return (
    <>
      <p className={css.address}>
        <strong>{emailAddress}</strong> <span>{emailVerified ? 'is confirmed.' : 'is not confirmed.'}</span>
      </p>
      {!emailVerified && (
        <p>
          With a confirmed address you can do things together with other players, and {world.title} can write to you
          when something happens while you are away.
        </p>
      )}
      <div className={css.ways}>
        {!emailVerified && (
          <Button look="primary" onClick={() => setAsking(true)}>
            Verify email address
          </Button>
        )}
        <Button onClick={() => setChanging(true)}>Update email address</Button>
      </div>
      {isChanging && <UpdateEmailDialog email={emailAddress} onClose={() => setChanging(false)} />}
      {isAsking && <VerifyDialog email={emailAddress} onClose={() => setAsking(false)} />}
    </>
  );
}

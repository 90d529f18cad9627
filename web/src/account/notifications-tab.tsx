import type { Settings } from '@underhall/contract';
import { useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Loading } from '../ui/loading.tsx';
import { Section } from '../ui/section.tsx';
import css from './account.module.css';
import { useSettings } from './account-queries.ts';
import { LetterForm } from './letter-form.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

/** The address at which letters reach the player, and the kinds that are sent. */
export function NotificationsTab() {
  const { data: settings, error, refetch } = useSettings();
  if (error && !settings) return <Failed error={error} onAgain={() => void refetch()} />;
  if (!settings) return <Loading />;
  return (
    <>
      <Section title="Your username">
        <p className={css.address}>
          <strong>{settings.name}</strong>
        </p>
        <p>By it others can add you as a contact. Your character has a name of its own.</p>
      </Section>
      <Section title="Your address">
        <Address {...settings} />
      </Section>
      <Section title="Letters">
        {settings.emailAddress !== undefined && !settings.emailVerified && (
          <p>These are sent once your address is confirmed.</p>
        )}
        <LetterForm preferences={settings.messagePreferences} />
      </Section>
    </>
  );
}

function Address({ emailAddress, emailVerified }: Settings) {
  const [isAsking, setAsking] = useState(false);
  if (emailAddress === undefined)
    return <p>There is no e-mail address with your account, so no letter can reach you.</p>;
  return (
    <>
      <p className={css.address}>
        <strong>{emailAddress}</strong> <span>{emailVerified ? 'is confirmed.' : 'is not confirmed.'}</span>
      </p>
      {!emailVerified && (
        <>
          <p>
            With a confirmed address you can do things together with other players, and {world.title} can write to you
            when something happens while you are away.
          </p>
          <Button look="primary" onClick={() => setAsking(true)}>
            Verify email address
          </Button>
        </>
      )}
      {isAsking && <VerifyDialog email={emailAddress} onClose={() => setAsking(false)} />}
    </>
  );
}

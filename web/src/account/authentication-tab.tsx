import type { Settings, SignInProvider } from '@underhall/contract';
import { useState } from 'react';
import { useEnvironment } from '../api/environment.ts';
import { startProviderSignIn } from '../api/provider-visit.ts';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { ListLine } from '../ui/list-line.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { Section } from '../ui/section.tsx';
import css from './account.module.css';
import { useSettings } from './account-queries.ts';
import { LinkEmailDialog, UpdateEmailDialog } from './email-dialogs.tsx';
import { callProved, useChange } from './proof.ts';
import { SessionsTab } from './sessions-tab.tsx';
import { VerifyDialog } from './verify-dialog.tsx';
import { link, unlink, type WayIn, waysIn } from './ways-in.ts';

/** The account's sign-in methods and sessions. */
export function AuthenticationTab() {
  const { data: settings, error, refetch } = useSettings();
  if (error && !settings) return <Failed error={error} onAgain={() => void refetch()} />;
  if (!settings) return <Loading />;
  return (
    <>
      <Section title="Ways in">
        <p>Whoever can log in by one of these is you. With two, you are not shut out when one is lost.</p>
        <WaysInList settings={settings} />
      </Section>
      <SessionsTab />
    </>
  );
}

/** All sign-in methods with their actions and dialogs, linked ones first. */
export function WaysInList({ settings }: { readonly settings: Settings }) {
  const { signInProviders = [] } = useEnvironment() ?? {};
  const [dialog, setDialog] = useState<'link e-mail' | 'update e-mail' | { readonly before: SignInProvider }>();
  const { emailAddress, emailVerified } = settings;
  const mustConfirm = emailAddress !== undefined && !emailVerified;
  const linking = useChange('link', async (provider: SignInProvider) => {
    const word = await startProviderSignIn({ provider, isRemembered: false, purpose: 'link' }, (asked) =>
      callProved('POST /extra/signin/beginlink', asked),
    );
    return word === undefined ? undefined : link(provider, word);
  });
  const off = useChange('unlink', unlink);
  const ways = waysIn(
    settings.authMethods,
    signInProviders.map(({ provider }) => provider),
  );
  const isBusy = linking.isPending || off.isPending;
  const trouble = linking.error ?? off.error;
  const forget = () => {
    linking.reset();
    off.reset();
  };
  return (
    <>
      {mustConfirm && <p>Another way in can be linked once your e-mail address is confirmed.</p>}
      <ul className={css.list}>
        {ways.map((way) => (
          <WayInLine
            key={way.type}
            of={way}
            isOnly={settings.authMethods.length === 1}
            isBusy={isBusy}
            onEmail={() => setDialog(way.linked ? 'update e-mail' : 'link e-mail')}
            onLink={(provider) => {
              forget();
              if (mustConfirm) setDialog({ before: provider });
              else linking.send(provider);
            }}
            onUnlink={(provider) => {
              forget();
              off.send(provider);
            }}
          />
        ))}
      </ul>
      <p role="status" className={css.said}>
        {linking.isPending ? `Taking you to ${linking.variables}.` : (linking.data ?? off.data)?.message}
      </p>
      {trouble && !isBusy && (
        <Modal title="That was not done" onClose={forget}>
          <p role="alert">{trouble.message}</p>
        </Modal>
      )}
      {typeof dialog === 'object' && mustConfirm && (
        <VerifyDialog
          email={emailAddress}
          why={`Confirm your e-mail address before you link ${dialog.before}: then it is certain that the account is yours.`}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'link e-mail' && (
        <LinkEmailDialog email={settings.emailAddress ?? ''} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'update e-mail' && (
        <UpdateEmailDialog email={settings.emailAddress ?? ''} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}

type WayInLineProps = {
  readonly of: WayIn;
  readonly isOnly: boolean;
  readonly isBusy: boolean;
  readonly onEmail: () => void;
  readonly onLink: (provider: SignInProvider) => void;
  readonly onUnlink: (provider: SignInProvider) => void;
};

function WayInLine({ of: { type, linked }, isOnly, isBusy, onEmail, onLink, onUnlink }: WayInLineProps) {
  return (
    <ListLine
      title={type}
      action={
        type === 'Email' ? (
          <Button onClick={onEmail}>{linked ? 'Update email address' : 'Link Email'}</Button>
        ) : linked ? (
          <Button aria-label={`Unlink ${type}`} aria-disabled={isBusy} onClick={() => onUnlink(type)}>
            Unlink
          </Button>
        ) : (
          <Button aria-label={`Link ${type}`} aria-disabled={isBusy} onClick={() => onLink(type)}>
            Link
          </Button>
        )
      }
    >
      <p className={css.when}>
        {linked ? `Linked to ${linked.displayName || linked.email}` : 'Not linked'}
        {linked && isOnly && type !== 'Email' && '. It is your only way in: link another before you unlink it'}
      </p>
    </ListLine>
  );
}

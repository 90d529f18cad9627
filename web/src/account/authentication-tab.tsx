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
import { link, type SignInMethod, signInMethods, unlink } from './sign-in-methods.ts';
import { VerifyDialog } from './verify-dialog.tsx';

export function AuthenticationTab() {
  const { data: settings, error, refetch } = useSettings();
  if (error && !settings) return <Failed error={error} onAgain={() => void refetch()} />;
  if (!settings) return <Loading />;
  return (
    <>
      <Section title="Sign-in methods">
        <p>You can log in with any of these. With two, you can still log in if you lose one.</p>
        <SignInMethodList settings={settings} />
      </Section>
      <SessionsTab />
    </>
  );
}

export function SignInMethodList({ settings }: { readonly settings: Settings }) {
  const { signInProviders = [] } = useEnvironment() ?? {};
  const [dialog, setDialog] = useState<'link e-mail' | 'update e-mail' | { readonly before: SignInProvider }>();
  const { emailAddress, emailVerified } = settings;
  const mustConfirm = emailAddress !== undefined && !emailVerified;
  const linking = useChange('link', async (provider: SignInProvider) => {
    const token = await startProviderSignIn({ provider, isRemembered: false, purpose: 'link' }, (request) =>
      callProved('POST /extra/signin/beginlink', request),
    );
    return token === undefined ? undefined : link(provider, token);
  });
  const unlinking = useChange('unlink', unlink);
  const methods = signInMethods(
    settings.authMethods,
    signInProviders.map(({ provider }) => provider),
  );
  const isBusy = linking.isPending || unlinking.isPending;
  const trouble = linking.error ?? unlinking.error;
  const clearResults = () => {
    linking.reset();
    unlinking.reset();
  };
  return (
    <>
      {mustConfirm && <p>You can link another sign-in method once your e-mail address is confirmed.</p>}
      <ul className={css.list}>
        {methods.map((method) => (
          <SignInMethodLine
            key={method.type}
            of={method}
            isOnly={settings.authMethods.length === 1}
            isBusy={isBusy}
            onEmail={() => setDialog(method.linked ? 'update e-mail' : 'link e-mail')}
            onLink={(provider) => {
              clearResults();
              if (mustConfirm) setDialog({ before: provider });
              else linking.send(provider);
            }}
            onUnlink={(provider) => {
              clearResults();
              unlinking.send(provider);
            }}
          />
        ))}
      </ul>
      <p role="status" className={css.said}>
        {linking.isPending ? `Taking you to ${linking.variables}.` : (linking.data ?? unlinking.data)?.message}
      </p>
      {trouble && !isBusy && (
        <Modal title="That was not done" onClose={clearResults}>
          <p role="alert">{trouble.message}</p>
        </Modal>
      )}
      {typeof dialog === 'object' && mustConfirm && (
        <VerifyDialog
          email={emailAddress}
          why={`Confirm your e-mail address before you link ${dialog.before}. This shows that the account is yours.`}
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

type SignInMethodLineProps = {
  readonly of: SignInMethod;
  readonly isOnly: boolean;
  readonly isBusy: boolean;
  readonly onEmail: () => void;
  readonly onLink: (provider: SignInProvider) => void;
  readonly onUnlink: (provider: SignInProvider) => void;
};

function SignInMethodLine({ of: { type, linked }, isOnly, isBusy, onEmail, onLink, onUnlink }: SignInMethodLineProps) {
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
        {linked && isOnly && type !== 'Email' && '. It is your only sign-in method: link another before you unlink it'}
      </p>
    </ListLine>
  );
}

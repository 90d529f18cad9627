import type { AuthMethod, SignInProvider } from '@underhall/contract';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { useStore } from '../api/client-store.ts';
import { useEnvironment } from '../api/environment.ts';
import { startProviderSignIn } from '../api/provider-visit.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { Button } from '../ui/button.tsx';
import { Failed } from '../ui/failed.tsx';
import { Field } from '../ui/field.tsx';
import form from '../ui/form.module.css';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './account.module.css';
import { useSettings } from './account-queries.ts';
import { dropWaitingCall, type PendingProof, pendingProof, storeWaitingCall } from './proof.ts';

export function ProofDialog() {
  const proof = useStore(pendingProof);
  const { data: settings, error, refetch } = useSettings();
  const { signInProviders = [] } = useEnvironment() ?? {};
  if (!proof) return null;
  const methods = settings?.authMethods ?? [];
  const providers = methods
    .map(({ type }) => type)
    .filter((type): type is SignInProvider => signInProviders.some(({ provider }) => provider === type));
  const email = methods.find(({ type }) => type === 'Email');
  return (
    <Modal title="Is it you?" onClose={proof.onCancelled} isFirm>
      <p>You logged in some time ago. Please confirm that it is you to continue.</p>
      {!settings && !error && <Loading />}
      {!settings && error && <Failed error={error} onAgain={() => void refetch()} />}
      {email && <PasswordForm email={email} onProved={proof.onProved} />}
      {providers.length > 0 && <ProviderButtons of={providers} isAlone={email === undefined} proof={proof} />}
    </Modal>
  );
}

function PasswordForm({ email, onProved }: { readonly email: AuthMethod; readonly onProved: () => void }) {
  const field = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { send, isPending, error } = useSingleMutation({
    mutationKey: ['prove'],
    mutationFn: (password: string) => call('POST /extra/signin/prove', { password }),
  });
  const lost = useSingleMutation({
    mutationKey: ['request password reset'],
    mutationFn: (emailAddress: string) => call('POST /settings/requestpasswordreset', { emailAddress }),
  });
  useEffect(() => field.current?.querySelector<HTMLElement>('input[type=password]')?.focus(), []);
  useEffect(() => {
    if (error) field.current?.querySelector<HTMLElement>('input[type=password]')?.focus();
  }, [error]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setMissing(password === '');
    if (password !== '') send(password, { onSuccess: onProved });
    else field.current?.querySelector<HTMLElement>('input[type=password]')?.focus();
  };
  return (
    <form ref={field} className={form.form} onSubmit={submit} noValidate>
      {/* Password managers need the account name beside the password. */}
      <input type="email" autoComplete="username" value={email.email ?? ''} readOnly hidden />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        wrong={isMissing ? 'Enter your password.' : error?.message}
        required
      />
      <div className={css.ways}>
        <Button type="submit" look="primary" aria-disabled={isPending} aria-busy={isPending}>
          Go on
        </Button>
        <Button look="plain" aria-disabled={lost.isPending} onClick={() => lost.send(email.email ?? '')}>
          Forgotten password
        </Button>
      </div>
      <p role="status" className={css.said}>
        {lost.isSuccess && 'We have sent you an e-mail with a link to choose a new password.'}
      </p>
      {lost.error && <TroubleNote message={lost.error.message} />}
    </form>
  );
}

type ProviderButtonsProps = {
  readonly of: readonly SignInProvider[];
  readonly isAlone: boolean;
  readonly proof: PendingProof;
};

function ProviderButtons({ of, isAlone, proof }: ProviderButtonsProps) {
  const { send, isPending, variables, error } = useSingleMutation({
    mutationKey: ['prove with provider'],
    mutationFn: async (provider: SignInProvider) => {
      storeWaitingCall(proof.waiting);
      const token = await startProviderSignIn({ provider, isRemembered: false, purpose: 'prove' });
      if (token === undefined) return;
      // The browser has not left this page, so the request continues from here.
      dropWaitingCall();
      await call('POST /extra/signin/prove', { provider, token });
      proof.onProved();
    },
  });
  return (
    <div className={css.providers}>
      <p>{isAlone ? 'You log in with a provider. Please log in there again.' : 'Or log in again with:'}</p>
      <div className={css.ways}>
        {of.map((provider) => (
          <Button key={provider} aria-disabled={isPending} onClick={() => send(provider)}>
            {provider}
          </Button>
        ))}
      </div>
      <p role="status" className={css.said}>
        {isPending && `Taking you to ${variables}.`}
      </p>
      {error && <TroubleNote message={error.message} />}
    </div>
  );
}

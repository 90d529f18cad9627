import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Refused } from '../api/failures.ts';
import { verifyDelayMs } from '../constants/commerce.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import css from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { callProved, useChange } from './proof.ts';

type AddressChange = { readonly emailAddress: string; readonly password?: string };
type FieldErrors = { readonly emailAddress?: string; readonly password?: string };

/** Adds e-mail and password as a sign-in method. `email` is the address that a provider has verified, if any. */
export function LinkEmailDialog({ email = '', onClose }: { readonly email?: string; readonly onClose: () => void }) {
  const change = useChange('link e-mail', ({ emailAddress, password = '' }: AddressChange) =>
    callProved('POST /settings/linkemail', { emailAddress, password }),
  );
  return (
    <AddressDialog
      title="Link Email To Account"
      lead="Choose an e-mail address and a password. Your other sign-in methods stay."
      email={email}
      hasPassword
      change={change}
      onClose={onClose}
    />
  );
}

export function UpdateEmailDialog({ email, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const change = useChange('update e-mail', async ({ emailAddress }: AddressChange) => {
    await new Promise((passed) => setTimeout(passed, verifyDelayMs));
    return callProved('POST /settings/updateemail', { emailAddress });
  });
  return (
    <AddressDialog
      title="Update email address"
      lead="We send an e-mail with a link to the new address. The old one stays until you open the link."
      email={email}
      change={change}
      onClose={onClose}
    />
  );
}

type AddressDialogProps = {
  readonly title: string;
  readonly lead: string;
  readonly email: string;
  readonly hasPassword?: boolean;
  readonly change: ReturnType<typeof useChange<AddressChange, { readonly message: string }>>;
  readonly onClose: () => void;
};

/** Submits only if something has changed. Errors are shown beside their fields. */
function AddressDialog({ title, lead, email, hasPassword = false, change, onClose }: AddressDialogProps) {
  const { send, isPending, data, error } = change;
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const [address, setAddress] = useState(email);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const emailAddress = address.trim();
  const isChanged = hasPassword ? emailAddress !== email || password !== '' : emailAddress !== email;
  const fieldErrors = fieldErrorsOf(error);
  const wrong: FieldErrors = {
    ...fieldErrors,
    ...(isMissing && emailAddress === '' && { emailAddress: 'Required' }),
    ...(isMissing && hasPassword && password === '' && { password: 'Required' }),
  };
  const isAtField = wrong.emailAddress !== undefined || wrong.password !== undefined;
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (data) done.current?.focus();
    else if (isAtField && !isPending) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [data, isAtField, isPending]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isChanged) return;
    const isWhole = emailAddress !== '' && (!hasPassword || password !== '');
    setMissing(!isWhole);
    if (isWhole) send({ emailAddress, ...(hasPassword && { password }) });
  };
  return (
    <Modal title={title} onClose={onClose} isHeld={isPending} isFirm={!data}>
      {data ? (
        <p ref={done} tabIndex={-1}>
          {data.message}
        </p>
      ) : (
        <form ref={form} className={css.form} onSubmit={submit} noValidate>
          <p className={css.lead}>{lead}</p>
          {error && !isAtField && <TroubleNote message={error.message} />}
          <Field
            label="E-mail"
            name="emailAddress"
            type="email"
            autoComplete="email"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            wrong={wrong.emailAddress}
            required
          />
          {hasPassword && (
            <Field
              label="Password"
              name="password"
              type="password"
              autoComplete="new-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              wrong={wrong.password}
              required
            />
          )}
          <Button type="submit" look="primary" aria-disabled={!isChanged || isPending} aria-busy={isPending}>
            {isPending ? 'Sending' : hasPassword ? 'Link' : 'Update'}
          </Button>
        </form>
      )}
    </Modal>
  );
}

/**
 * Returns the error messages of the fields. A message without a field belongs to the address, unless the player
 * cancelled the proof of identity.
 */
function fieldErrorsOf(error: Error | null): FieldErrors {
  if (!(error instanceof Refused) || error.fields.isProofWanted === true) return {};
  const { emailAddressErrorMessage: address, passwordErrorMessage: password } = error.fields;
  return {
    ...(typeof address === 'string' ? { emailAddress: address } : !password && { emailAddress: error.message }),
    ...(typeof password === 'string' && { password }),
  };
}

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import css from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { useResetRequest } from './password-reset-queries.ts';

type ForgottenPasswordProps = {
  /** The address typed into the sign-in form so far. */
  readonly typed: string;
  readonly onClose: () => void;
};

/**
 * E-mails a reset link. The message is the same whether or not the account exists, so that nobody can probe for
 * accounts.
 */
export function ForgottenPassword({ typed, onClose }: ForgottenPasswordProps) {
  const { send, isPending, isSuccess, error } = useResetRequest();
  const [email, setEmail] = useState(typed);
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const [isMissing, setMissing] = useState(false);
  const isEmpty = email.trim() === '';
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (isSuccess) done.current?.focus();
  }, [isSuccess]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(isEmpty);
    if (isEmpty) form.current?.querySelector('input')?.focus();
    else send(email.trim());
  };
  if (isSuccess) {
    return (
      <Modal title="Email sent" onClose={onClose}>
        <p ref={done} tabIndex={-1}>
          Please check your email
        </p>
        <p>
          If there is an account with that address, the e-mail has a link to choose a new password. The link is valid
          for an hour. Look in your spam folder too.
        </p>
      </Modal>
    );
  }
  return (
    <Modal title="Forgotten password" onClose={onClose} isHeld={isPending}>
      <form ref={form} className={css.form} onSubmit={submit} noValidate>
        <p className={css.lead}>
          Type the e-mail address of your account. We will send a link there to choose a new password.
        </p>
        {error && <TroubleNote message={error.message} />}
        <Field
          label="E-mail"
          name="emailAddress"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => {
            setMissing(false);
            setEmail(event.target.value);
          }}
          wrong={isMissing ? 'Enter your e-mail address.' : undefined}
          required
        />
        <Button type="submit" look="primary" aria-disabled={isEmpty || isPending}>
          Send the link
        </Button>
      </form>
    </Modal>
  );
}

import { minPasswordLength } from '@underhall/contract/limits';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import css from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { callProved, useChange } from './proof.ts';

/** Sets a new password. The server then ends all other sessions. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { send, isPending, data, error } = useChange('password', (password: string) =>
    callProved('POST /extra/password', { password }),
  );
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLParagraphElement>(null);
  const wrong = isMissing ? 'Please type a new password. A few unrelated words make a good one.' : error?.message;
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (data) done.current?.focus();
    else if (wrong && !isPending) form.current?.querySelector('input')?.focus();
  }, [data, wrong, isPending]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setMissing(password === '');
    if (password !== '') send(password);
  };
  return (
    <Modal title="Reset password" onClose={onClose} isHeld={isPending} isFirm={!data}>
      {data ? (
        <p ref={done} tabIndex={-1}>
          {data.message}
        </p>
      ) : (
        <form ref={form} className={css.form} onSubmit={submit} noValidate>
          <p className={css.lead}>You will be logged out everywhere else.</p>
          <Field
            label="New password"
            name="password"
            type="password"
            autoComplete="new-password"
            hint={`At least ${minPasswordLength} characters.`}
            wrong={wrong}
            required
          />
          <Button type="submit" look="primary" aria-disabled={isPending} aria-busy={isPending}>
            Set it
          </Button>
        </form>
      )}
    </Modal>
  );
}

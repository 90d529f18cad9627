import { minPasswordLength } from '@underhall/contract/limits';
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Refused } from '../api/failures.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import formCss from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Picture } from '../ui/picture.tsx';
import { passwordFault, resetTrouble, usePasswordReset } from './password-reset-queries.ts';
import css from './reset-password-page.module.css';

/** Reload the app, because the reset has ended every session. */
const leave = () => location.assign('/');

/**
 * The page behind the e-mail link that resets a password. Shows the form, then the result. The token is empty after a
 * reload, because only memory holds it.
 */
export function ResetPasswordPage({ token }: { readonly token: string }) {
  const { send, reset, isPending, isSuccess, error } = usePasswordReset();
  const fault = passwordFault(error);
  const hasFailed = error !== null && fault === undefined;
  const isLost = token === '';
  const form = useRef<HTMLFormElement>(null);
  // Runs after the modal has opened, which focuses its first button.
  useEffect(() => {
    if (!isPending && !isSuccess && !hasFailed && !isLost) focusIn(form);
  }, [isPending, isSuccess, hasFailed, isLost]);
  return (
    <div className={css.page}>
      <Picture
        kind="heroes"
        name={world.landing.pictures[0]?.name ?? ''}
        widths={[800, 1600]}
        sizes="(max-aspect-ratio: 16/9) 178vh, 100vw"
        width={1600}
        height={900}
        className={css.hero}
      />
      <PageHeading title="A new password" className={css.title} isQuiet />
      <Modal title={isSuccess ? 'Password reset!' : 'Choose a new password'} onClose={leave} isHeld={isPending}>
        {isLost && (
          <Outcome words="Please open the link in the e-mail again.">
            <p>This page forgets the link as soon as it is loaded again, so that nobody can read it here.</p>
          </Outcome>
        )}
        {isSuccess && (
          <Outcome words="Your password was reset.">
            <p>You have been logged out on every device. Log in with the new password.</p>
          </Outcome>
        )}
        {hasFailed && (
          <Outcome words={resetTrouble(error)}>
            {!(error instanceof Refused) && <Button onClick={reset}>Try again</Button>}
          </Outcome>
        )}
        {/* Hidden instead of removed, so that a retry keeps the typed passwords. */}
        <div hidden={isSuccess || hasFailed || isLost}>
          <NewPasswordForm
            form={form}
            fault={fault}
            isPending={isPending}
            onSubmit={(password) => send({ token, password })}
          />
        </div>
      </Modal>
    </div>
  );
}

const focusIn = ({ current }: RefObject<HTMLFormElement | null>) => current?.querySelector('input')?.focus();

type NewPasswordFormProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly fault: string | undefined;
  readonly isPending: boolean;
  readonly onSubmit: (password: string) => void;
};

const missingPassword = 'Please type a new password. A few unrelated words make a good one.';

function NewPasswordForm({ form, fault, isPending, onSubmit }: NewPasswordFormProps) {
  const [isMissing, setMissing] = useState(false);
  const wrong = isMissing ? missingPassword : fault;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setMissing(password === '');
    if (password !== '') onSubmit(password);
    else focusIn(form);
  };
  return (
    <form ref={form} className={formCss.form} onSubmit={submit} noValidate>
      <Field
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters: a few unrelated words.`}
        wrong={wrong}
        required
      />
      <Button type="submit" look="primary" aria-disabled={isPending}>
        Reset password
      </Button>
    </form>
  );
}

function Outcome({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  const focused = useRef<HTMLParagraphElement>(null);
  useEffect(() => focused.current?.focus(), []);
  return (
    <>
      <p ref={focused} tabIndex={-1}>
        {words}
      </p>
      {children}
      <div className={formCss.ways}>
        <Button look="primary" onClick={leave}>
          {world.texts.story.onwards}
        </Button>
      </div>
    </>
  );
}

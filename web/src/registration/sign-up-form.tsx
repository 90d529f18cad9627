import { minPasswordLength } from '@underhall/contract/limits';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import css from '../ui/form.module.css';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { fieldErrors, useSignUp } from './registration-queries.ts';

/** The server validates every field. The form keeps its input after an error. */
export function SignUpForm({
  isSecond = false,
}: {
  /** True if the page's primary button is elsewhere. */ readonly isSecond?: boolean;
}) {
  const signUp = useSignUp();
  const form = useRef<HTMLFormElement>(null);
  const { error } = signUp;
  const wrong = fieldErrors(error);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    signUp.begin({
      userName: String(typed.get('userName')),
      emailAddress: String(typed.get('emailAddress')).trim(),
      password: String(typed.get('password')),
    });
  };
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      {error && <TroubleNote message={error.message} />}
      <Field
        label="Username"
        name="userName"
        autoComplete="nickname"
        hint="3 to 30 letters and digits. Nobody else may have it. You name your character later."
        wrong={wrong.userNameErrorMessage}
        required
      />
      <Field
        label="E-mail"
        name="emailAddress"
        type="email"
        autoComplete="username"
        wrong={wrong.emailAddressErrorMessage}
        required
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters: a few unrelated words.`}
        wrong={wrong.passwordErrorMessage}
        required
      />
      <Button
        type="submit"
        look={isSecond ? 'secondary' : 'primary'}
        aria-disabled={signUp.isPending}
        aria-busy={signUp.isPending}
      >
        Sign up
      </Button>
    </form>
  );
}

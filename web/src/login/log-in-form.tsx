import type { SubmitEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './login.module.css';
import { logInTrouble, useLogIn } from './login-queries.ts';

export function LogInForm() {
  const logIn = useLogIn();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    logIn.begin({
      email: String(form.get('email')).trim(),
      password: String(form.get('password')),
      isRemembered: form.has('remember'),
    });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      {logIn.error && <TroubleNote message={logInTrouble(logIn.error)} />}
      <Field label="E-mail" name="email" type="email" autoComplete="username" required />
      <Field label="Password" name="password" type="password" autoComplete="current-password" required />
      <TickBox name="remember">Remember me on this machine</TickBox>
      <Button type="submit" look="primary" aria-disabled={logIn.isPending}>
        Log in
      </Button>
    </form>
  );
}

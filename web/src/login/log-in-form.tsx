import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './login.module.css';
import { logInTrouble, useLogIn } from './login-queries.ts';
import { SocialButtons } from './social-buttons.tsx';

const ForgottenPassword = lazy(async () => ({
  default: (await import('./forgotten-password.tsx')).ForgottenPassword,
}));

export function LogInForm() {
  const logIn = useLogIn();
  const form = useRef<HTMLFormElement>(null);
  const [forgotten, setForgotten] = useState<string>();
  const { error } = logIn;
  const typed = () => new FormData(form.current ?? undefined);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('input[name=password]')?.focus();
  }, [error]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(typed().get('email')).trim();
    logIn.begin({ email, password: String(typed().get('password')), isRemembered: typed().has('remember') });
  };
  return (
    <>
      <form ref={form} className={css.form} onSubmit={submit} noValidate>
        {error && <TroubleNote message={logInTrouble(error)} />}
        <Field label="E-mail" name="email" type="email" autoComplete="username" required />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required />
        <TickBox name="remember">Remember me on this machine</TickBox>
        <div className={css.ways}>
          <Button type="submit" look="primary" aria-disabled={logIn.isPending}>
            Log in
          </Button>
          <Button look="plain" onClick={() => setForgotten(String(typed().get('email')).trim())}>
            Forgotten password
          </Button>
        </div>
      </form>
      <SocialButtons isRemembered={() => typed().has('remember')} />
      {forgotten !== undefined && (
        <Suspense fallback={null}>
          <ForgottenPassword typed={forgotten} onClose={() => setForgotten(undefined)} />
        </Suspense>
      )}
    </>
  );
}

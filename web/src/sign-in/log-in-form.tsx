import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import css from '../ui/form.module.css';
import { TickBox } from '../ui/tick-box.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { logInTrouble, useLogIn } from './sign-in-queries.ts';
import { SocialButtons } from './social-buttons.tsx';

type LogInFormProps = {
  /** Opens the password reset with the e-mail address typed so far. */
  readonly onForgotten: (email: string) => void;
};

export function LogInForm({ onForgotten }: LogInFormProps) {
  const logIn = useLogIn();
  const form = useRef<HTMLFormElement>(null);
  const { error } = logIn;
  const typed = () => new FormData(form.current ?? undefined);
  useEffect(() => {
    const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (error) (field('email')?.value.trim() === '' ? field('email') : field('password'))?.focus();
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
        <TickBox name="remember" hint="If not ticked, you stay logged in only in this tab, until you close it.">
          Remember me on this machine
        </TickBox>
        <div className={css.ways}>
          <Button type="submit" look="primary" aria-disabled={logIn.isPending} aria-busy={logIn.isPending}>
            Log in
          </Button>
          <Button look="plain" onClick={() => onForgotten(String(typed().get('email')).trim())}>
            Forgotten password
          </Button>
        </div>
      </form>
      <SocialButtons isRemembered={() => typed().has('remember')} />
    </>
  );
}

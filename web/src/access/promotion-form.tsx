import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Refused } from '../api/failures.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import css from '../ui/form.module.css';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { useCodeLookUp, useOpenCode } from './access-queries.ts';

const missing = 'Please type the code.';
const invalid = 'Sorry, that code is invalid.';

export function PromotionForm() {
  const openCode = useOpenCode();
  const { send, isPending, error } = useCodeLookUp();
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isRefused = error instanceof Refused;
  const wrong = isMissing ? missing : isRefused ? (error.message ?? invalid) : undefined;
  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus();
  }, [error]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('code')).trim();
    setMissing(name === '');
    if (name === '') form.current?.querySelector('input')?.focus();
    else send(name, { onSuccess: ({ accessCode }) => openCode(accessCode) });
  };
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      {error && !isRefused && <TroubleNote message={error.message} />}
      <Field
        label="Promotion code"
        name="code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="It gives your character something, once."
        wrong={wrong}
        required
      />
      <Button type="submit" look="primary" aria-disabled={isPending}>
        Use this code
      </Button>
    </form>
  );
}

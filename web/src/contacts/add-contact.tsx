import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import css from './contacts.module.css';
import { useAddContact } from './contacts-queries.ts';

/** Keeps the input until the request succeeds. */
export function AddContact() {
  const { send, isPending, error, data, reset } = useAddContact();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isInField, setInField] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isReady = name.trim() !== '' && !isPending;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setInField(document.activeElement === field.current);
    if (!isReady) {
      setMissing(!isPending);
      return field.current?.focus();
    }
    send(name, { onSuccess: () => setName('') });
  };
  return (
    <form className={css.add} onSubmit={submit}>
      <Field
        ref={field}
        label="Username, or the name of a character"
        value={name}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        wrong={isMissing ? 'Enter a name.' : error?.message}
        onChange={({ target }) => {
          reset();
          setMissing(false);
          setName(target.value);
        }}
      />
      <Button type="submit" look="primary" aria-busy={isPending} aria-disabled={!isReady}>
        Add
      </Button>
      {/* The field shows the error. If the field has focus, it also announces the error; otherwise this element
         does. */}
      <p role="status" className={error ? 'visually-hidden' : css.hint}>
        {error ? !isInField && error.message : data?.message}
      </p>
    </form>
  );
}

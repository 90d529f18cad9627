import { textError } from '@underhall/contract/read-text';
import type { TextRule } from '@underhall/contract/typed-texts';
import { type ComponentProps, type FormEvent, type ReactNode, type Ref, useId } from 'react';
import controls from './controls.module.css';
import css from './own-note.module.css';
import { TroubleNote } from './trouble-note.tsx';

export const NoteText = ({ className = '', ...rest }: ComponentProps<'p'>) => (
  <p {...rest} className={`${css.words} ${className}`} />
);

type NoteFormProps = {
  /** Subject of the note, as plain text. */
  readonly about: string;
  readonly rule: TextRule;
  readonly typed: string;
  readonly onType: (words: string) => void;
  readonly onSubmit: () => void;
  readonly onEscape?: () => void;
  readonly error: Error | null;
  readonly placeholder: string;
  readonly field?: Ref<HTMLTextAreaElement>;
  readonly children: ReactNode;
};

export function NoteForm(props: NoteFormProps) {
  const { about, rule, typed, onType, onSubmit, onEscape, error, placeholder, field, children } = props;
  const id = useId();
  const wrong = textError(rule, typed);
  return (
    <form
      className={css.form}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (wrong === undefined) onSubmit();
        else event.currentTarget.querySelector('textarea')?.focus();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onEscape) return;
        event.stopPropagation();
        onEscape();
      }}
    >
      <label className={controls.label} htmlFor={id}>
        <span aria-hidden="true">Note</span>
        <span className="visually-hidden">Note: {about}</span>
      </label>
      <textarea
        ref={field}
        id={id}
        className={controls.input}
        rows={3}
        placeholder={placeholder}
        value={typed}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-wrong`}
        onChange={({ target }) => onType(target.value)}
      />
      <span id={`${id}-wrong`} role="alert" className={controls.wrong} hidden={wrong === undefined}>
        {wrong}
      </span>
      {error && wrong === undefined && <TroubleNote message={`Your note is not saved. ${error.message}`} />}
      <div className={css.ways}>{children}</div>
    </form>
  );
}

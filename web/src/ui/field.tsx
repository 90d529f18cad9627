import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState } from 'react';
import css from './controls.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly wrong?: string | undefined;
  /** Follows the label, for example a `Counter`. */
  readonly aside?: ReactNode;
};

/**
 * Replaces the type `email`, whose inputs rewrite a domain of another script: a player would get an address that they
 * did not type.
 */
const emailInput = { type: 'text', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const;

/** A labelled input with hint and error. If the input has focus, the error is announced immediately. */
export function Field({ label, hint, wrong, aside, ...input }: FieldProps) {
  const id = useId();
  const isSecret = input.type === 'password';
  const [isShown, setShown] = useState(false);
  // Hide the password on submit, before the browser offers to save it.
  const show = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setShown(!isShown);
    form?.addEventListener('submit', () => setShown(false), { once: true });
  };
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {aside}
      <div className={css.typed}>
        <input
          {...input}
          {...(input.type === 'email' && emailInput)}
          {...(isShown && { type: 'text' })}
          id={id}
          className={css.input}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-wrong ${id}-hint`}
        />
        {isSecret && (
          <button type="button" className={css.show} aria-pressed={isShown} onClick={show}>
            Show <span className="visually-hidden">{label.toLowerCase()}</span>
          </button>
        )}
      </div>
      <span
        id={`${id}-wrong`}
        role={wrong !== undefined && document.activeElement?.id === id ? 'alert' : undefined}
        className={css.wrong}
        hidden={wrong === undefined}
      >
        {wrong}
      </span>
      <span id={`${id}-hint`} className={css.hint} hidden={hint === undefined}>
        {hint}
      </span>
    </div>
  );
}

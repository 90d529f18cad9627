import { type ComponentProps, useId } from 'react';
import css from './controls.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly wrong?: string | undefined;
};

/** A labelled input with its own complaint beside it, which is told at once to whoever is in it. */
export function Field({ label, hint, wrong, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={css.input}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-wrong ${id}-hint`}
      />
      <span id={`${id}-hint`} className={css.hint} hidden={hint === undefined}>
        {hint}
      </span>
      <span
        id={`${id}-wrong`}
        role={wrong !== undefined && document.activeElement?.id === id ? 'alert' : undefined}
        className={css.wrong}
        hidden={wrong === undefined}
      >
        {wrong}
      </span>
    </div>
  );
}

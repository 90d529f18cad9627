import { type ReactNode, useId } from 'react';
import css from './controls.module.css';

type SelectFieldProps<Value extends string> = {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, words: string])[];
  readonly onChoose: (value: Value) => void;
  readonly className?: string | undefined;
  /** Follows the field, for example a button that proposes a value. */
  readonly children?: ReactNode;
};

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, value, choices, onChoose, className = '', children } = props;
  const id = useId();
  return (
    <div className={`${css.field} ${className}`}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${css.input} ${css.select}`}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
      {children}
    </div>
  );
}

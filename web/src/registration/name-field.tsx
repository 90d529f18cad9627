import { type FocusEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { world } from '../api/world.ts';
import controls from '../ui/controls.module.css';
import css from './create-character.module.css';
import type { NameCheck } from './use-name-check.ts';

type NameFieldProps = {
  readonly check: NameCheck;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isMissing: boolean;
};

/** The field is disabled during the name check. If the player pressed Enter, focus returns to the field afterwards. */
export function NameField({ check, field, isMissing }: NameFieldProps) {
  const id = useId();
  const { name, type, isChecking, verdict } = check;
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isChecking) return;
    if (hadFocus.current && document.activeElement === document.body) field.current?.focus();
    hadFocus.current = false;
  }, [isChecking, field]);
  // Disabling a focused field causes a blur without a related target. With a related target, the player moved on.
  const checkOnBlur = (event: FocusEvent) => {
    if (event.relatedTarget) hadFocus.current = false;
    void check.check();
  };
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        Your name
      </label>
      <input
        ref={field}
        id={id}
        className={controls.input}
        value={name}
        onChange={(event) => type(event.target.value)}
        onBlur={checkOnBlur}
        onKeyDown={(event) => {
          hadFocus.current = event.key === 'Enter';
        }}
        disabled={isChecking}
        aria-invalid={isMissing || verdict?.isAvailable === false}
        aria-describedby={`${id}-verdict`}
        autoComplete="off"
        spellCheck={false}
      />
      <p
        id={`${id}-verdict`}
        role="status"
        className={`${css.verdict} ${verdict?.isAvailable ? css.free : controls.wrong}`}
      >
        {isChecking ? (
          <span className={css.checking}>{world.texts.newcomers.checkingName}</span>
        ) : (
          (verdict?.words ?? (isMissing && 'Type a name.'))
        )}
      </p>
    </div>
  );
}

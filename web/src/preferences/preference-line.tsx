import type { PartialPreferences, Preferences } from '@underhall/contract';
import { useId } from 'react';
import { SelectField } from '../ui/select-field.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import type { PreferenceControl } from './preference-controls.ts';
import css from './preferences-page.module.css';

type PreferenceLineProps = {
  readonly control: PreferenceControl;
  readonly preferences: Preferences;
  readonly onSet: (words: string, some: PartialPreferences) => void;
};

export function PreferenceLine({ control, preferences, onSet }: PreferenceLineProps) {
  const id = useId();
  const { name, title, about } = control;
  if (control.kind === 'tick') {
    return (
      <div className={css.line}>
        <TickBox
          checked={preferences[control.name]}
          aria-describedby={id}
          onChange={({ target }) => onSet(target.checked ? 'yes' : 'no', { [name]: target.checked })}
        >
          {title}
        </TickBox>
        <p id={id} className={css.about}>
          {about}
        </p>
      </div>
    );
  }
  const value = String(preferences[name]);
  const known = control.choices.some(([each]) => each === value);
  const choices = known ? control.choices : [[value, value] as const, ...control.choices];
  const set = (chosen: string) => {
    const words = choices.find(([each]) => each === chosen)?.[1] ?? chosen;
    onSet(words, { [name]: typeof preferences[name] === 'number' ? Number(chosen) : chosen });
  };
  return (
    <div className={css.line}>
      <SelectField label={title} hint={about} value={value} choices={choices} onChoose={set} />
    </div>
  );
}

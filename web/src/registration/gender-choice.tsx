import type { Gender } from '@underhall/contract';
import { useId } from 'react';
import { world } from '../api/world.ts';
import controls from '../ui/controls.module.css';
import css from './create-character.module.css';

const genders: readonly Gender[] = ['Lady', 'Gentleman', 'Indistinct'];

type GenderChoiceProps = {
  readonly chosen: Gender | undefined;
  readonly onChoose: (gender: Gender) => void;
  readonly isMissing: boolean;
};

export function GenderChoice({ chosen, onChoose, isMissing }: GenderChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={id} data-missing={isMissing}>
      <legend className={css.legend}>How you are addressed</legend>
      <p id={id} className={`${css.missing} ${controls.wrong}`}>
        {isMissing && 'Choose one of these.'}
      </p>
      <div className={css.genders}>
        {genders.map((gender) => (
          <label key={gender} className={css.gender}>
            <input
              type="radio"
              name="gender"
              value={gender}
              checked={gender === chosen}
              onChange={() => onChoose(gender)}
            />
            {world.address[gender].choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import type { Gender } from '@underhall/contract';
import { world } from '../api/world.ts';
import css from './create-character.module.css';

const genders: readonly Gender[] = ['Lady', 'Gentleman', 'Indistinct'];

type GenderChoiceProps = { readonly chosen: Gender | undefined; readonly onChoose: (gender: Gender) => void };

export function GenderChoice({ chosen, onChoose }: GenderChoiceProps) {
  return (
    <fieldset>
      <legend className={css.legend}>How you are addressed</legend>
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

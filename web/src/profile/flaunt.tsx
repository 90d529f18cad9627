import type { Possession } from '@underhall/contract';
import { useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { inOneLine } from '../ui/in-one-line.ts';
import { wordsOf } from '../ui/sanitize.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './profile.module.css';
import { type Place, useFlaunt } from './profile-queries.ts';

const texts = world.texts.people;
const titles = { mantelpiece: texts.thingToShow, scrapbook: texts.lineToShow };
const natureOf = { mantelpiece: 'Thing', scrapbook: 'Status' } as const;

export type FlauntProps = {
  readonly possessions: readonly Possession[];
  readonly shown: Readonly<Record<Place, number | undefined>>;
};

/** Lets the player select an item for the mantelpiece and a trait for the scrapbook, which other players see. */
export function Flaunt({ possessions, shown }: FlauntProps) {
  return (
    <div className={css.pickers}>
      {(['mantelpiece', 'scrapbook'] as const).map((place) => (
        <Picker key={place} place={place} possessions={possessions} shown={shown[place] ?? 0} />
      ))}
    </div>
  );
}

type PickerProps = { readonly place: Place; readonly possessions: readonly Possession[]; readonly shown: number };

function Picker({ place, possessions, shown }: PickerProps) {
  const [chosen, setChosen] = useState<number>();
  const { mutate, error, data, isPending } = useFlaunt(place);
  const selected = chosen ?? shown;
  const canSubmit = selected !== shown && !isPending;
  const offered = possessions.filter(({ nature, level, effectiveLevel, isFlauntable }) => {
    return isFlauntable !== false && nature === natureOf[place] && Math.max(level, effectiveLevel) > 0;
  });
  return (
    <form
      className={css.picker}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSubmit) mutate(selected, { onSuccess: () => setChosen(undefined) });
      }}
    >
      <SelectField
        label={titles[place]}
        value={String(selected)}
        choices={[['0', 'Nothing'], ...offered.map((each) => [String(each.id), wordsOf(inOneLine(each))] as const)]}
        onChoose={(value) => setChosen(Number(value))}
      />
      <Button
        type="submit"
        aria-label={`${texts.flaunt}: ${titles[place]}`}
        aria-disabled={!canSubmit}
        aria-busy={isPending}
      >
        {texts.flaunt}
      </Button>
      {error && <TroubleNote message={error.message} />}
      <p role="status" className={css.hint}>
        {data && !canSubmit && !error ? data.message : ''}
      </p>
    </form>
  );
}

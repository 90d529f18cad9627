import { type FormEvent, useEffect, useRef, useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { wordsOf } from '../ui/game-html.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './targets.module.css';
import { useOnSheet, useTargeting } from './targets-queries.ts';

/** A target is chosen from what stands on the sheet, with the level that is wanted. What was typed outlives a failure. */
export function TargetForm({ onEnd }: { readonly onEnd: () => void }) {
  const things = useOnSheet();
  const [chosen, setChosen] = useState(things[0]?.id ?? 0);
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const { set, isPending, error } = useTargeting();
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const target = levelIn(typed, chosen);
  const isFit = target !== undefined && target > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && isFit) set({ qualityId: chosen, target }, onEnd);
  };
  return (
    <form
      ref={form}
      className={css.form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isPending) return;
        event.stopPropagation();
        onEnd();
      }}
    >
      <SelectField
        label="Of what"
        value={String(chosen)}
        choices={things.map(({ id, name }) => [String(id), wordsOf(name)] as const)}
        onChoose={(value) => setChosen(Number(value))}
      />
      <Field
        label="How much"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      {error && <TroubleNote message={`The target is not set. ${error.message}`} />}
      <div className={css.ways}>
        <Button type="submit" aria-disabled={isPending || !isFit} aria-busy={isPending}>
          Set it
        </Button>
        <Button look="plain" onClick={() => !isPending && onEnd()}>
          Leave it
        </Button>
      </div>
    </form>
  );
}

/** A level as it was typed: a whole number, or a sum of money where that is counted in hundredths. */
function levelIn(typed: string, quality: number): number | undefined {
  const figures = typed.replace(/[\s,]/g, '');
  if (quality === world.money.quality && world.money.isInHundredths) {
    return /^\d+(\.\d{1,2})?$/.test(figures) ? Math.round(Number(figures) * 100) : undefined;
  }
  return /^\d+$/.test(figures) ? Number(figures) : undefined;
}

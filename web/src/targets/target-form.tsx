import type { Possession } from '@underhall/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { levelHint, levelIn, levelInWords } from './target-progress.ts';
import css from './targets.module.css';
import { useTargeting } from './targets-queries.ts';

type TargetFormProps = {
  /** The selectable qualities. If there is only one, the form has no selector. */
  readonly things: readonly Possession[];
  readonly onEnd: () => void;
};

/** A form for a quality's target level. Keeps its input after a failed request. */
export function TargetForm({ things, onEnd }: TargetFormProps) {
  const [first] = things;
  const [chosen, setChosen] = useState(first?.id ?? 0);
  const [typed, setTyped] = useState('');
  const [isTold, setTold] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { set, isPending, error } = useTargeting();
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), []);
  const thing = things.find(({ id }) => id === chosen) ?? first;
  const target = levelIn(typed, chosen);
  const isFit = target !== undefined && target > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (isFit) set({ qualityId: chosen, target }, onEnd);
    else form.current?.querySelector('input')?.focus();
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
      {things.length > 1 && (
        <SelectField
          label="Of what"
          value={String(chosen)}
          choices={things.map(({ id, name }) => [String(id), wordsOf(name)] as const)}
          onChoose={(value) => setChosen(Number(value))}
        />
      )}
      <Field
        label={things.length > 1 || !thing ? 'How much' : `How much ${wordsOf(thing.name)}`}
        hint={thing && `You have ${levelInWords(thing.id, thing.effectiveLevel)}.`}
        wrong={isTold && !isFit ? levelHint(chosen) : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      {error && isFit && <TroubleNote message={`The target is not set. ${error.message}`} />}
      <div className={css.ways}>
        <Button type="submit" aria-disabled={isPending} aria-busy={isPending}>
          Set it
        </Button>
        <Button look="plain" onClick={() => !isPending && onEnd()}>
          Leave it
        </Button>
      </div>
    </form>
  );
}

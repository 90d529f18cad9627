import type { Outfit } from '@underhall/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { nameError } from './outfit-state.ts';
import css from './outfits.module.css';
import { useOutfitMutation } from './outfits-queries.ts';

type RenameOutfitProps = {
  readonly outfit: Outfit;
  readonly others: readonly Outfit[];
  readonly proposed: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  readonly cancel?: string;
};

/** The input survives a failure. */
export function RenameOutfit({ outfit, others, proposed, onDone, onCancel, cancel = 'Cancel' }: RenameOutfitProps) {
  const [name, setName] = useState(proposed);
  const { change, isPending, failed, forget } = useOutfitMutation();
  const trouble = nameError(name, others);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trouble === undefined && !isPending) {
      change({ kind: 'rename', outfitId: outfit.id, newName: name.trim() }, onDone);
    }
  };
  return (
    <form className={css.rename} onSubmit={submit}>
      <Field
        label="Name of the outfit"
        value={name}
        wrong={trouble ?? failed?.message}
        autoComplete="off"
        autoFocus
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setName(target.value);
          if (failed) forget();
        }}
      />
      <div className={css.ways}>
        <Button look="primary" type="submit" disabled={trouble !== undefined} aria-busy={isPending}>
          Rename
        </Button>
        <Button onClick={onCancel}>{cancel}</Button>
      </div>
    </form>
  );
}

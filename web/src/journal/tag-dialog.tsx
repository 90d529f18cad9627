import type { JournalTag, TagColor } from '@underhall/contract';
import { textError } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './journal.module.css';
import { useJournalMutations } from './journal-queries.ts';
import { toggleColor } from './journal-state.ts';

type TagDialogProps = {
  /** The tag to edit. Undefined for a new tag. */
  readonly tag?: JournalTag | undefined;
  readonly onCreated?: (tag: JournalTag) => void;
  readonly onClose: () => void;
};

const colors = ['Green', 'Red', 'Yellow', 'Blue', 'Violet'] as const satisfies readonly TagColor[];

export function TagDialog({ tag, onCreated, onClose }: TagDialogProps) {
  const [name, setName] = useState(tag?.name ?? '');
  const { creating, changing, deletingTag } = useJournalMutations();
  const naming = tag ? changing : creating;
  const isNamed = changing.variables !== undefined && 'name' in changing.variables;
  const newName = name.trim();
  const [isTried, setTried] = useState(false);
  const wrong = newName !== '' || isTried ? textError(typedTexts.tagName, newName) : undefined;
  const canSave = newName !== '' && newName !== tag?.name && !naming.isPending;
  const hasResult = (naming.isSuccess || naming.isError) && (!tag || isNamed);
  const field = useRef<HTMLInputElement>(null);
  // A new tag needs only a name, so the form opens directly. After an error, the form opens again.
  const isNaming = !tag && !hasResult;
  useEffect(() => {
    if (isNaming) field.current?.focus();
  }, [isNaming]);
  const save = () => {
    setTried(true);
    if (textError(typedTexts.tagName, newName) !== undefined) return field.current?.focus();
    if (!canSave) return;
    if (tag) changing.mutate({ id: tag.id, name: newName });
    else creating.mutate(newName, { onSuccess: (made) => onCreated?.(made.tag) });
  };
  /** Callbacks of `mutate` would not run, because the dialog disappears with its tag. An undo would open it again. */
  const remove = ({ id }: JournalTag) => void deletingTag.mutateAsync(id).then(onClose, () => {});
  if (naming.isSuccess && hasResult) {
    return (
      <Modal title="Success!" onClose={onClose}>
        <p role="status">{naming.data.message}</p>
      </Modal>
    );
  }
  if (naming.isError && hasResult) {
    return (
      <Modal title="Error" onClose={onClose}>
        <div role="alert">
          <p>{tag ? `There was a problem renaming ${tag.name}.` : `There was a problem creating ${newName}.`}</p>
          <p>{naming.error.message}</p>
        </div>
        <Button look="primary" onClick={naming.reset}>
          Go back
        </Button>
      </Modal>
    );
  }
  return (
    <Modal
      title={tag ? `Tag: ${tag.name}` : 'Create New Tag'}
      onClose={onClose}
      isHeld={naming.isPending || deletingTag.isPending}
    >
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field
          ref={field}
          label="Name"
          hint={`At most ${typedTexts.tagName.max} characters.`}
          wrong={wrong}
          required
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" look="primary" aria-disabled={!canSave} aria-busy={naming.isPending}>
          Save
        </Button>
      </form>
      {tag && (
        <div className={css.form}>
          <TagStyle tag={tag} />
          {deletingTag.error && <TroubleNote message={deletingTag.error.message} />}
          <Button look="plain" aria-busy={deletingTag.isPending} onClick={() => !deletingTag.isPending && remove(tag)}>
            Delete this tag
          </Button>
        </div>
      )}
    </Modal>
  );
}

/** Each press saves at once. */
function TagStyle({ tag }: { readonly tag: JournalTag }) {
  const { changing } = useJournalMutations();
  // Shows the pending change optimistically.
  const { color: shown, isFavorite } = { ...tag, ...(changing.isPending && changing.variables) };
  return (
    <>
      <fieldset className={css.colors}>
        <legend>Colour</legend>
        {colors.map((color) => (
          <button
            key={color}
            type="button"
            className={css.chip}
            data-color={color}
            aria-pressed={shown === color}
            onClick={() => changing.mutate({ id: tag.id, color: toggleColor(shown, color) })}
          >
            {color}
          </button>
        ))}
      </fieldset>
      <TickBox
        checked={isFavorite}
        onChange={({ target }) => changing.mutate({ id: tag.id, isFavorite: target.checked })}
      >
        Favourite
      </TickBox>
      {changing.error && <TroubleNote message={changing.error.message} />}
    </>
  );
}

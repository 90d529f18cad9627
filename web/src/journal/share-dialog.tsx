import { textError } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import { useRef, useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import css from './journal.module.css';
import { useShare } from './journal-queries.ts';
import { SaveFailed, SharedDialog } from './share-result.tsx';
import type { ShareableText } from './shareable-text.ts';

const texts = world.texts.journal;

type ShareDialogProps = { readonly text: ShareableText; readonly isBeside: boolean; readonly onClose: () => void };

/** The input survives a failure. */
export function ShareDialog({ text, isBeside, onClose }: ShareDialogProps) {
  const { id: contentKey, name, image } = text;
  const contentClass = isBeside ? 'Sidebar' : 'EventConclusion';
  const character = useAnswer('myself')?.character;
  const [title, setTitle] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const wrong = textError(typedTexts.entryTitle, title);
  const { mutate, reset, data, error, isPending } = useShare();
  if (data) {
    return <SharedDialog message={data.message} characterName={character?.name} onClose={onClose} />;
  }
  if (error) {
    return (
      <SaveFailed error={error} onClose={onClose}>
        <Button look="primary" onClick={reset}>
          Go back
        </Button>
      </SaveFailed>
    );
  }
  return (
    <Modal title={texts.saveTitle} onClose={onClose} isHeld={isPending}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isPending) return;
          if (wrong !== undefined) return field.current?.focus();
          mutate({ contentClass, contentKey, image, message: title.trim() });
        }}
      >
        <p>The text is saved word for word and never changes.</p>
        <Field
          ref={field}
          label="Title"
          hint="Leave it as it is, or write your own."
          value={title}
          wrong={wrong}
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
        <p className={css.hint}>{character?.journalIsPrivate === false ? texts.public : texts.willBeSecret}</p>
        <Button type="submit" look="primary" aria-disabled={isPending} aria-busy={isPending}>
          Save
        </Button>
      </form>
    </Modal>
  );
}

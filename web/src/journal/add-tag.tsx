import type { JournalTag } from '@underhall/contract';
import { maxTags } from '@underhall/contract/limits';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './journal.module.css';
import { TagChip } from './tag-chip.tsx';
import { TagDialog } from './tag-dialog.tsx';

type AddTagProps = {
  readonly tags: readonly JournalTag[];
  /** Tags that the entry already has. The list omits them. */
  readonly taken: readonly JournalTag[];
  readonly attach: (tag: number) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Lists the tags that the player can add. Opens the form for a new tag if there are none. */
export function AddTag({ tags, taken, attach, onClose }: AddTagProps) {
  const offered = tags.filter(({ id }) => taken.every((each) => each.id !== id));
  const [isCreating, setCreating] = useState(offered.length === 0 && tags.length < maxTags);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const attachTag = async (id: number) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await attach(id);
      onClose();
    } catch (error) {
      setFailure((error as Error).message);
      setBusy(false);
    }
  };
  if (isCreating) {
    // The user opened the form to tag this entry, so the new tag is attached at once.
    return <TagDialog onCreated={({ id }) => void attach(id).catch(() => undefined)} onClose={onClose} />;
  }
  return (
    <Modal title="Add Tag" onClose={onClose} isHeld={isBusy}>
      {offered.length === 0 && <p>All your tags are on it.</p>}
      {failure && <TroubleNote message={failure} />}
      <ul className={css.choices}>
        {offered.map((tag) => (
          <li key={tag.id}>
            <button type="button" className={css.choice} onClick={() => void attachTag(tag.id)}>
              <TagChip tag={tag} />
            </button>
          </li>
        ))}
      </ul>
      {tags.length < maxTags && <Button onClick={() => setCreating(true)}>Create New Tag...</Button>}
    </Modal>
  );
}

import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './contacts.module.css';
import { type PlayerRef, useBlock } from './contacts-queries.ts';

type BlockDialogProps = {
  readonly player: PlayerRef;
  /** Plain text. */
  readonly name: string;
  readonly onClose: () => void;
};

export function BlockDialog({ player, name, onClose }: BlockDialogProps) {
  const { send, isPending, error, data } = useBlock();
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (data) done.current?.focus();
  }, [data]);
  return (
    <Modal title={`Block ${name}?`} onClose={onClose} isHeld={isPending} isFirm>
      {data ? (
        <p ref={done} tabIndex={-1}>
          {data.message}
        </p>
      ) : (
        <>
          <p>
            From then on, neither of you can invite the other, add the other as a contact, or open the other’s profile.
            You are removed from each other’s contacts for good, what you did together disappears from both your lists,
            and your invitations to them are withdrawn. They are not told.
          </p>
          <p>You can unblock them on your account page, under Contacts.</p>
          {error && <TroubleNote message={error.message} />}
          <div className={css.ways}>
            <Button look="primary" aria-busy={isPending} aria-disabled={isPending} onClick={() => send(player)}>
              Block
            </Button>
            <Button aria-disabled={isPending} onClick={() => !isPending && onClose()}>
              Leave it
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}

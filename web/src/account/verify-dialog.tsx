import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { useAskingToVerify } from './account-queries.ts';

type VerifyDialogProps = {
  readonly email: string;
  /** The action that requires a confirmed address. */
  readonly why?: string;
  readonly onClose: () => void;
};

/** Requests the confirmation e-mail, and says that it is on its way. */
export function VerifyDialog({ email, why, onClose }: VerifyDialogProps) {
  const { send, isPending, error, data } = useAskingToVerify();
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (data) done.current?.focus();
  }, [data]);
  return (
    <Modal title="Verify email address" onClose={onClose} isHeld={isPending}>
      {data ? (
        <p ref={done} tabIndex={-1}>
          {data.message}
        </p>
      ) : (
        <>
          {why && <p>{why}</p>}
          <p>
            A letter with a link will be sent to <strong>{email}</strong>. Press the link, and your address is
            confirmed.
          </p>
          {error && <TroubleNote message={error.message} />}
          <Button look="primary" aria-disabled={isPending} onClick={() => send(undefined)}>
            {isPending ? 'Sending' : 'Send the letter'}
          </Button>
        </>
      )}
    </Modal>
  );
}

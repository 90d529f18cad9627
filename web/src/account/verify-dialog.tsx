import { useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { useRequestVerification } from './account-queries.ts';

type VerifyDialogProps = {
  readonly email: string;
  /** The action that requires a confirmed address. */
  readonly why?: string;
  readonly onClose: () => void;
};

export function VerifyDialog({ email, why, onClose }: VerifyDialogProps) {
  const { send, isPending, error, data } = useRequestVerification();
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
            We will send an e-mail to <strong>{email}</strong>. Open the link in it to confirm your address.
          </p>
          {error && <TroubleNote message={error.message} />}
          <Button look="primary" aria-disabled={isPending} onClick={() => send(undefined)}>
            {isPending ? 'Sending' : 'Send the e-mail'}
          </Button>
        </>
      )}
    </Modal>
  );
}

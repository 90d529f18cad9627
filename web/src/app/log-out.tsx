import { useState } from 'react';
import { useLogOut } from '../api/session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Asks for confirmation before signing out, because frequently used buttons are next to this one. */
export function LogOut({ className }: { readonly className: string | undefined }) {
  const logOut = useLogOut();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        Log out
      </button>
      {isConfirming && (
        <ConfirmDialog
          title="Leaving?"
          yes="Log out"
          no="Stay"
          onYes={() => {
            setConfirming(false);
            logOut.mutate();
          }}
          onNo={() => setConfirming(false)}
        >
          <p>All stays as you left it.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

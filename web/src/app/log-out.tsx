import { useState } from 'react';
import { useLogOut } from '../api/session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Logs out, once it was asked whether that is meant: the button stands among others that are pressed every day. */
export function LogOut({ className }: { readonly className: string | undefined }) {
  const logOut = useLogOut();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setAsked(true)}>
        Log out
      </button>
      {isAsked && (
        <ConfirmDialog
          title="Leaving?"
          yes="Log out"
          no="Stay"
          onYes={() => {
            setAsked(false);
            logOut.mutate();
          }}
          onNo={() => setAsked(false)}
        >
          <p>All stays as you left it.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

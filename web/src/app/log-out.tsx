import { useState } from 'react';
import { useLogOut } from '../api/session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Asks for confirmation before signing out, because the button is next to frequently used ones. */
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

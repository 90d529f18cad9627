import { useLogOut } from '../api/session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Asks for confirmation before signing out, because frequently used buttons are next to *Log out*. */
export function LeavingDialog({ onClose }: { readonly onClose: () => void }) {
  const logOut = useLogOut();
  return (
    <ConfirmDialog
      title="Leaving?"
      yes="Log out"
      no="Stay"
      onYes={() => {
        onClose();
        logOut.mutate();
      }}
      onNo={onClose}
    >
      <p>All stays as you left it.</p>
    </ConfirmDialog>
  );
}

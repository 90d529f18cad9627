import { useState } from 'react';
import { LeavingDialog } from './leaving-dialog.tsx';

export function LogOut({ className }: { readonly className?: string | undefined }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setLeaving(true)}>
        Log out
      </button>
      {isLeaving && <LeavingDialog onClose={() => setLeaving(false)} />}
    </>
  );
}

import { useState } from 'react';

/** A dialog that was closed is taken off the page after this long. As in tokens.css, it has faded by then. */
export const dialogCloseMs = 300;

/** Closes a dialog for its reader at once, and calls `onClose` when it has faded. Closing it again changes nothing. */
export function useClosing(onClose: () => void): { readonly isClosing: boolean; readonly close: () => void } {
  const [isClosing, setClosing] = useState(false);
  const close = () => {
    if (isClosing) return;
    setClosing(true);
    setTimeout(onClose, dialogCloseMs);
  };
  return { isClosing, close };
}

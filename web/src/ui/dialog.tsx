import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useBackStep } from './back-steps.ts';
import { fadeOut } from './fade-out.ts';

type DialogProps = Omit<ComponentProps<'dialog'>, 'onClose'> & {
  /** Asked by Escape, by the browser's way back, and by a press beside the dialog. */
  readonly onClose: () => void;
  /** While something is under way that must be waited for, nothing closes it. */
  readonly isHeld?: boolean;
  /** It is over, and fades where it is while the page below is free already. */
  readonly isClosing?: boolean;
  /** An answer is wanted: a press beside it gives none. */
  readonly isFirm?: boolean;
  /** Only its own buttons close it: neither Escape nor Back does, nor a press beside it. */
  readonly isKept?: boolean;
};

/**
 * The native dialog, open while it is on the page. It keeps the focus inside, and gives it back to what opened it. Taken
 * off the page it is over at once, and only its picture fades.
 */
export function Dialog(props: DialogProps) {
  const { onClose, isHeld = false, isClosing = false, isFirm = false, isKept = false, ...rest } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still on the page: a dialog that is taken off it open gives the focus to nobody.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => {
      if (current?.open) fadeOut(current);
      current?.close();
    };
  }, []);
  useLayoutEffect(() => {
    if (isClosing) dialog.current?.close();
  }, [isClosing]);
  const leave = () => {
    const mayLeave = !isHeld && !isKept;
    if (mayLeave) onClose();
    return mayLeave;
  };
  useBackStep(!isClosing, leave);
  return (
    <dialog
      {...rest}
      ref={dialog}
      aria-busy={isHeld}
      inert={isClosing}
      aria-hidden={isClosing || undefined}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // A browser may close it against our word, at Escape pressed twice.
      onClose={() => {
        if (isClosing || dialog.current?.open) return;
        if (isKept) dialog.current?.showModal();
        else onClose();
      }}
      onClick={({ target }) => !isFirm && target === dialog.current && leave()}
    />
  );
}

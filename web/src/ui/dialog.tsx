import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useBackStep } from './back-steps.ts';
import css from './dialog.module.css';
import { fadeOut } from './fade-out.ts';

type DialogProps = Omit<ComponentProps<'dialog'>, 'onClose'> & {
  readonly onClose: () => void;
  /** True while a request is pending and the dialog cannot close. */
  readonly isHeld?: boolean;
  /** True while the dialog fades out. The page below is usable. */
  readonly isClosing?: boolean;
  /** True if a press outside does not close the dialog. */
  readonly isFirm?: boolean;
  /** True if neither Escape nor a press outside closes the dialog. */
  readonly isKept?: boolean;
  /** Replaces `onClose` on Back. Returns false if the dialog stays open. */
  readonly onBack?: (() => boolean) | undefined;
};

/**
 * A native modal dialog that is open while mounted. On unmount, focus returns to the previous element and a copy of the
 * dialog fades out.
 */
export function Dialog(props: DialogProps) {
  const {
    className = '',
    onClose,
    isHeld = false,
    isClosing = false,
    isFirm = false,
    isKept = false,
    onBack,
    ...rest
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  // Close the dialog before removing it, because only `close` restores focus.
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
  useFocusAfterRemoval(dialog);
  const close = () => {
    if (!isHeld) onClose();
    return !isHeld;
  };
  const leave = () => isKept || close();
  useBackStep(!isClosing, () => (onBack && !isHeld ? onBack() : close()));
  return (
    <dialog
      {...rest}
      className={`${css.dialog} ${className}`}
      ref={dialog}
      tabIndex={-1}
      aria-busy={isHeld}
      inert={isClosing}
      aria-hidden={isClosing || undefined}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      // A browser may close the dialog anyway, for example on a second Escape.
      onClose={() => {
        if (isClosing || dialog.current?.open) return;
        if (isKept) dialog.current?.showModal();
        else onClose();
      }}
      onClick={({ target }) => !isFirm && target === dialog.current && leave()}
    />
  );
}

/**
 * Moves focus to the dialog if the focused element was removed, for example by submitting a form. Does nothing after
 * Tab, because the browser continues from the position of the removed element.
 */
function useFocusAfterRemoval(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const { current } = dialog;
    if (!current) return;
    let isByTab = false;
    const note = (event: Event) => {
      isByTab = event instanceof KeyboardEvent && event.key === 'Tab';
    };
    const watch = new MutationObserver(() => {
      if (!isByTab && current.open && document.activeElement === document.body) current.focus();
    });
    watch.observe(current, { childList: true, subtree: true });
    const presses = ['keydown', 'pointerdown'] as const;
    for (const press of presses) current.addEventListener(press, note, true);
    return () => {
      watch.disconnect();
      for (const press of presses) current.removeEventListener(press, note, true);
    };
  }, [dialog]);
}

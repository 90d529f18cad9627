import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useBackStep } from './back-steps.ts';
import css from './dialog.module.css';
import { fadeOut } from './fade-out.ts';

type DialogProps = Omit<ComponentProps<'dialog'>, 'onClose'> & {
  /** Called on Escape, on Back, and on a press outside the dialog. */
  readonly onClose: () => void;
  /** True while a request is pending. Nothing closes the dialog then. */
  readonly isHeld?: boolean;
  /** The dialog is closed and fades out. The page below is usable already. */
  readonly isClosing?: boolean;
  /** A press outside does not close the dialog. */
  readonly isFirm?: boolean;
  /** Neither Escape nor a press outside closes the dialog. */
  readonly isKept?: boolean;
  /** Called on Back instead of `onClose`. Returns false if the dialog stays open. */
  readonly onBack?: (() => boolean) | undefined;
};

/**
 * A native modal dialog, open while mounted. On unmounting, the focus returns to where it was, and a copy of the dialog
 * fades out.
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
  // Close it before it is removed: only `close` restores the focus.
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
      // A browser may close it regardless, for example on a second Escape.
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
 * Moves the focus to the dialog if the pressed element was removed, for example after a form was sent. After Tab, the
 * focus is not moved: the browser continues from the position of the removed element.
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

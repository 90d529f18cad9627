import { type ComponentProps, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useBackStep } from './back-steps.ts';
import css from './dialog.module.css';
import { fadeOut } from './fade-out.ts';

type DialogProps = Omit<ComponentProps<'dialog'>, 'onClose'> & {
  /** Asked by Escape, by the browser's way back, and by a press beside the dialog. */
  readonly onClose: () => void;
  /** True while a call is under way that must be waited for: nothing closes the dialog. */
  readonly isHeld?: boolean;
  /** True while the closed dialog fades out; the page below can be used already. */
  readonly isClosing?: boolean;
  /** True if the dialog wants an answer: a press beside it does not close it. */
  readonly isFirm?: boolean;
  /** Escape does not close it, nor does a press beside it. */
  readonly isKept?: boolean;
  /** Called by the browser's way back, where that is not to close it; returns false if it stays open. */
  readonly onBack?: (() => boolean) | undefined;
};

/**
 * The native dialog, open while it is on the page. It keeps the focus inside, and gives it back to what opened it. Taken
 * off the page it is over at once, and only its picture fades.
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
  useKeptFocus(dialog);
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

/**
 * Keeps the focus in the dialog when what was pressed has gone, as a form does once it is sent; a screen reader says its name
 * anew. Whoever goes on by Tab is left where they are: a browser goes on from where something stood, as on a map whose
 * places come and go.
 */
function useKeptFocus(dialog: RefObject<HTMLDialogElement | null>): void {
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

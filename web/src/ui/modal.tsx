import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import css from './modal.module.css';

type ModalProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Asked by Escape, by the close button and by a press beside the modal. */
  readonly onClose: () => void;
  /** While something is under way that must be waited for, nothing closes it. */
  readonly isHeld?: boolean;
  readonly isWide?: boolean;
};

/** Open while it is on the page. The native dialog keeps the focus inside, and gives it back to what opened it. */
export function Modal({ title, children, onClose, isHeld = false, isWide = false }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed while it is still on the page: a dialog that is taken off it open gives the focus to nobody.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const leave = () => {
    if (!isHeld) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for the press beside it; the dialog hears it as cancel
    <dialog
      ref={dialog}
      className={`${css.modal} ${isWide ? css.wide : ''}`}
      aria-labelledby={id}
      aria-busy={isHeld}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClick={({ target }) => target === dialog.current && leave()}
    >
      <div className={css.inside}>
        <h2 id={id}>{title}</h2>
        <Button className={css.close} aria-disabled={isHeld} onClick={leave}>
          Close
        </Button>
        {children}
      </div>
    </dialog>
  );
}

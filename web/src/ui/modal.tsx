import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import css from './modal.module.css';

type ModalProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Called on Escape, by the close button and, unless it is firm, on a press outside. */
  readonly onClose: () => void;
  /** True while a request is pending: nothing closes the modal. */
  readonly isHeld?: boolean;
  readonly isWide?: boolean;
  /** The id of text that a screen reader reads with the title, because the focus starts after it. */
  readonly 'aria-describedby'?: string;
  /** A press outside does not close it, because the player types in it or its height changes under the pointer. */
  readonly isFirm?: boolean;
  /** Neither Escape nor a press outside closes it. */
  readonly isKept?: boolean;
  /** Called on Back if that does not call `onClose`. Returns false if the modal stays open. */
  readonly onBack?: (() => boolean) | undefined;
};

/** A dialog with a title and a close button. */
export function Modal({ title, children, onClose, isHeld = false, isWide = false, ...how }: ModalProps) {
  const id = useId();
  return (
    <Dialog
      {...how}
      className={`${css.modal} ${isWide ? css.wide : ''}`}
      aria-labelledby={id}
      isHeld={isHeld}
      onClose={onClose}
    >
      <div className={css.inside}>
        <h2 id={id}>{title}</h2>
        <Button className={css.close} aria-disabled={isHeld} onClick={() => !isHeld && onClose()}>
          Close
        </Button>
        {children}
      </div>
    </Dialog>
  );
}

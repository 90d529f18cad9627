import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import css from './modal.module.css';

type ModalProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Asked by Escape, by the close button and, unless it is firm, by a press beside the modal. */
  readonly onClose: () => void;
  /** While something is under way that must be waited for, nothing closes it. */
  readonly isHeld?: boolean;
  readonly isWide?: boolean;
  /** The id of the words that are told with the title, where a screen reader would begin past them. */
  readonly 'aria-describedby'?: string;
  /** A press beside it closes nothing: words are typed in it, or it changes its height under the pointer. */
  readonly isFirm?: boolean;
  /** Escape does not close it, nor does a press beside it. */
  readonly isKept?: boolean;
  /** Called by the browser's way back, where that is not to close it; returns false if it stays open. */
  readonly onBack?: (() => boolean) | undefined;
};

/** A dialog with a title and a button that closes it. */
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

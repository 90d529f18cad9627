import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import css from './modal.module.css';

type ModalProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Called by the close button and on Escape, Back and a press outside. */
  readonly onClose: () => void;
  /** True while a request is pending. Nothing closes the modal then. */
  readonly isHeld?: boolean;
  readonly isWide?: boolean;
  /** Id of text that comes before the focused element and must be announced. */
  readonly 'aria-describedby'?: string;
  /** A press outside does not close the modal, for example because the player types in it. */
  readonly isFirm?: boolean;
  /** Neither Escape nor a press outside closes the modal. */
  readonly isKept?: boolean;
  /** Called on Back instead of `onClose`. Returns false if the modal stays open. */
  readonly onBack?: (() => boolean) | undefined;
};

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

import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import css from './modal.module.css';

type ModalProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** True while a request is pending and the modal cannot close. */
  readonly isHeld?: boolean;
  readonly isWide?: boolean;
  /** Id of text before the focused element that screen readers must announce. */
  readonly 'aria-describedby'?: string;
  /** True if a press outside does not close the modal, for example to protect typed text. */
  readonly isFirm?: boolean;
  /** True if neither Escape nor a press outside closes the modal. */
  readonly isKept?: boolean;
  /** Replaces `onClose` on Back. Returns false if the modal stays open. */
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

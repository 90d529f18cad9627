import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import css from './controls.module.css';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/**
 * A yes/no question; Escape means no. Its text is the dialog's description. The focus is on the "no" button, so that
 * the second click of a double click is harmless.
 */
export function ConfirmDialog({ title, children, yes, no, onYes, onNo }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      className={css.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
      onClose={onNo}
      onKeyDown={ignoreHeld}
      isFirm
    >
      <h2 id={id}>{title}</h2>
      <div id={`${id}-why`}>{children}</div>
      <div className={css.row}>
        <Button look="primary" onClick={onYes}>
          {yes}
        </Button>
        <Button ref={takeFirstFocus} onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * Sets `autofocus`, so that the dialog focuses it on opening. Screen readers would announce a later focus change twice.
 */
const takeFirstFocus = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** Ignores a key that is still held from the press that opened the dialog. */
function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}

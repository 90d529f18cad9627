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
 * A question to be answered with yes or no; Escape means no. Its words describe it: the focus is past them, on the button
 * that does nothing, so that the second half of a double press says no.
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

/** The dialog gives it the focus as it opens, at once: a focus moved later is heard twice. */
const takeFirstFocus = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** A key that is still held from the press that asked answers nothing. */
function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}

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
 * A yes/no question. Escape means no. The "no" button is focused first, so that the second click of a double click is
 * harmless.
 */
export function ConfirmDialog({ title, children, yes, no, onYes, onNo }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      className={css.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-why`}
      onClose={onNo}
      onKeyDown={ignoreKeyRepeat}
      isFirm
    >
      <h2 id={id}>{title}</h2>
      <div id={`${id}-why`}>{children}</div>
      <div className={css.row}>
        <Button look="primary" onClick={onYes}>
          {yes}
        </Button>
        <Button ref={setAutofocus} onClick={onNo}>
          {no}
        </Button>
      </div>
    </Dialog>
  );
}

/** Sets `autofocus`. If focus moved after opening, screen readers would announce the dialog twice. */
const setAutofocus = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** Ignores the key that opened the dialog while it is still held down. */
function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}

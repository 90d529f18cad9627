import { type ReactNode, useId } from 'react';
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

/** A question to be answered with yes or no; Escape means no. Its words describe it: the focus is past them. */
export function ConfirmDialog({ title, children, yes, no, onYes, onNo }: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog className={css.dialog} aria-labelledby={id} aria-describedby={`${id}-why`} onClose={onNo} isFirm>
      <h2 id={id}>{title}</h2>
      <div id={`${id}-why`}>{children}</div>
      <div className={css.row}>
        <Button look="primary" onClick={onYes}>
          {yes}
        </Button>
        <Button onClick={onNo}>{no}</Button>
      </div>
    </Dialog>
  );
}

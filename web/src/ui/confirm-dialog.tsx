import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import css from './controls.module.css';

type ConfirmDialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Open while it is on the page; Escape means no. */
export function ConfirmDialog({ title, children, yes, no, onYes, onNo }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={id} onClose={onNo}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className={css.row}>
        <Button look="primary" onClick={onYes}>
          {yes}
        </Button>
        <Button onClick={() => dialog.current?.close()}>{no}</Button>
      </div>
    </dialog>
  );
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import css from './map-dialog.module.css';

type MapDialogProps = {
  readonly title: string;
  /** Beside the title: the ways to look at the places. */
  readonly switches?: ReactNode;
  /** Under the title, in words. */
  readonly told?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** One is on the way: nothing closes it. */
  readonly isHeld: boolean;
  /** It is over, and fades. */
  readonly isClosing: boolean;
  /** As large as the map, in place of as narrow as the list. */
  readonly isDrawn: boolean;
};

/** The map's own dialog: nearly all of a large screen, all of a small one. Closed, it lets go of the page at once and fades over it. */
export function MapDialog(props: MapDialogProps) {
  const { title, switches, told, children, onClose, isHeld, isClosing, isDrawn } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  useLayoutEffect(() => {
    if (isClosing) dialog.current?.close();
  }, [isClosing]);
  const leave = () => {
    if (!isHeld) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-drawn={isDrawn}
      data-closing={isClosing}
      inert={isClosing}
      aria-hidden={isClosing || undefined}
      aria-labelledby={id}
      aria-busy={isHeld}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClick={({ target }) => target === dialog.current && leave()}
    >
      <div className={css.inside}>
        <header className={css.head}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {told}
          <div className={css.ways}>
            {switches}
            <Button className={css.close} aria-disabled={isHeld} onClick={leave}>
              Close
            </Button>
          </div>
        </header>
        {children}
      </div>
    </dialog>
  );
}

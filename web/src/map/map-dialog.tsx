import { type ReactNode, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import css from './map-dialog.module.css';

type MapDialogProps = {
  readonly title: string;
  /** Buttons beside the title. */
  readonly switches?: ReactNode;
  readonly announcement?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** True during travel, while the player cannot close the dialog. */
  readonly isHeld: boolean;
  /** True while the dialog fades out. */
  readonly isClosing: boolean;
  /** True if the dialog shows the drawn map. The dialog is narrower for the list. */
  readonly isDrawn: boolean;
};

/**
 * The dialog fills most of a large screen and all of a small one. The page below is usable while the dialog fades out.
 */
export function MapDialog(props: MapDialogProps) {
  const { title, switches, announcement, children, onClose, isHeld, isClosing, isDrawn } = props;
  const id = useId();
  return (
    <Dialog
      className={css.dialog}
      data-drawn={isDrawn}
      data-closing={isClosing}
      aria-labelledby={id}
      isHeld={isHeld}
      isClosing={isClosing}
      onClose={onClose}
    >
      <div className={css.inside}>
        <header className={css.head}>
          <h2 id={id}>{title}</h2>
          {announcement}
          <div className={css.ways}>
            {switches}
            <Button className={css.close} aria-disabled={isHeld} onClick={() => !isHeld && onClose()}>
              Close
            </Button>
          </div>
        </header>
        {children}
      </div>
    </Dialog>
  );
}

import { type ReactNode, useId } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import css from './map-dialog.module.css';

type MapDialogProps = {
  readonly title: string;
  /** Beside the title: the ways to look at the places. */
  readonly switches?: ReactNode;
  /** Under the title, in words. */
  readonly announcement?: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** True while the player travels: then nothing closes the dialog. */
  readonly isHeld: boolean;
  /** True while the closed dialog fades out. */
  readonly isClosing: boolean;
  /** True if it is as large as the drawn map; else it is as narrow as the list. */
  readonly isDrawn: boolean;
};

/** The map's own dialog: nearly all of a large screen, all of a small one. Closed, it lets go of the page at once and fades over it. */
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
          <h2 id={id} className={css.title}>
            {title}
          </h2>
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

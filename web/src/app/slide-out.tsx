import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import css from './home-page.module.css';

/** A drawer from the left edge; a native dialog keeps the focus inside and gives it back. */
export function SlideOut({ opener, children }: { readonly opener: string; readonly children: ReactNode }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    drawer.current?.showModal();
  };
  return (
    <>
      <Button onClick={open} aria-expanded={isOpen} className={css.opener}>
        {opener}
      </Button>
      <dialog ref={drawer} className={css.drawer} aria-label={opener} onClose={() => setOpen(false)}>
        <Button className={css.shut} onClick={() => drawer.current?.close()}>
          Close
        </Button>
        {isOpen && children}
      </dialog>
    </>
  );
}

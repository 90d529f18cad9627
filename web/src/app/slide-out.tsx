import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useBackStep } from '../ui/back-steps.ts';
import { Button } from '../ui/button.tsx';
import css from './slide-out.module.css';

/**
 * A drawer from the left edge; a native dialog keeps the focus inside and gives it back. A press beside it, Back
 * and a step to another page close it.
 */
export function SlideOut({ opener, children }: { readonly opener: string; readonly children: ReactNode }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes whenever the place changes
  useEffect(() => drawer.current?.close(), [key]);
  const close = () => {
    drawer.current?.close();
    return true;
  };
  useBackStep(isOpen, close);
  const open = () => {
    setOpen(true);
    drawer.current?.showModal();
  };
  return (
    <>
      <Button onClick={open} aria-expanded={isOpen} aria-haspopup="dialog" className={css.opener}>
        <svg viewBox="0 0 20 16" width="18" height="14" aria-hidden="true">
          <path d="M1 2.500h18M1 8h18M1 13.500h18" />
        </svg>
        {opener}
      </Button>
      {/** biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for the press beside it */}
      <dialog
        ref={drawer}
        className={css.drawer}
        aria-label={opener}
        onClose={() => setOpen(false)}
        onClick={({ target }) => target === drawer.current && close()}
      >
        <div className={css.inside}>
          <Button className={css.shut} onClick={close}>
            Close
          </Button>
          {isOpen && children}
        </div>
      </dialog>
    </>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useBackStep } from '../ui/back-steps.ts';
import { Button } from '../ui/button.tsx';
import css from './drawer.module.css';

type DrawerProps = {
  readonly name: string;
  readonly opener: ReactNode;
  readonly openerClass: string | undefined;
  readonly children: ReactNode;
};

/**
 * A drawer at the right edge. The native dialog traps the focus and restores it. A press outside, Back and navigation
 * close it.
 */
export function Drawer({ name, opener, openerClass, children }: DrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation
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
      <button type="button" className={openerClass} aria-expanded={isOpen} aria-haspopup="dialog" onClick={open}>
        {opener}
      </button>
      {/** biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same as a press outside. */}
      <dialog
        ref={drawer}
        className={css.drawer}
        aria-label={name}
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

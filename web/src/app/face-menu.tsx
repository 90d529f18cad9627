import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMyself } from '../myself/myself-queries.ts';
import { Face } from '../ui/face.tsx';
import { shownName } from '../ui/shown-name.ts';
import { usePositionBelow } from '../ui/use-position-below.ts';
import css from './face-menu.module.css';
import { LeavingDialog } from './leaving-dialog.tsx';
import { OwnLinks } from './own-links.tsx';

/** The character's face, which opens the links to the player's own pages. */
export function FaceMenu() {
  const { data: myself } = useMyself();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const links = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  usePositionBelow(isOpen, button, links);
  const close = () => links.current?.hidePopover?.();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every change of page, such as Back
  useEffect(close, [pathname]);
  if (!myself) return <div className={css.face} />;
  const { name, avatarImage } = myself.character;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.face}
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`You, ${shownName(name)}`}
      >
        <Face image={avatarImage} of={name} width={44} />
      </button>
      <nav
        ref={links}
        id={id}
        popover="auto"
        className={css.links}
        aria-label="You"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <p>{shownName(name)}</p>
        <OwnLinks onGo={close} />
        <button type="button" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
          Log out
        </button>
      </nav>
      {isLeaving && <LeavingDialog onClose={() => setLeaving(false)} />}
    </>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { world } from '../api/world.ts';
import { Modal } from '../ui/modal.tsx';
import { profilePath } from './journal-state.ts';

const texts = world.texts.journal;

type SharedDialogProps = {
  /** From the server. */
  readonly message: string;
  readonly characterName: string | undefined;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** The journal is read on the profile. */
export function SharedDialog({ message, characterName, onClose, children }: SharedDialogProps) {
  return (
    <Modal title={texts.saved} onClose={onClose}>
      <p role="status">{message}</p>
      {characterName !== undefined && (
        <p>
          <Link to={profilePath(characterName)}>{texts.readIt}</Link>
        </p>
      )}
      {children}
    </Modal>
  );
}

type SaveFailedProps = { readonly error: Error; readonly onClose: () => void; readonly children: ReactNode };

export function SaveFailed({ error, onClose, children }: SaveFailedProps) {
  return (
    <Modal title="Save Failed" onClose={onClose}>
      <p role="alert">{error.message}</p>
      {children}
    </Modal>
  );
}

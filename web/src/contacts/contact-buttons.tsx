import type { ProfileReply } from '@underhall/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { FadingNote, type Notice } from '../ui/fading-note.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { BlockDialog } from './block-dialog.tsx';
import css from './contacts.module.css';
import { useAddContact, useRemoveContact, useUnblock } from './contacts-queries.ts';

type ContactButtonsProps = {
  readonly profile: ProfileReply;
  readonly children?: ReactNode;
};

/** Renders nothing for visitors and on the player's own profile. */
export function ContactButtons({ profile, children }: ContactButtonsProps) {
  const { id, isContact = false, isBlocked = false, profileCharacter } = profile;
  const adding = useAddContact();
  const removing = useRemoveContact();
  const unblocking = useUnblock();
  const [notice, setNotice] = useState<Notice>();
  const [isBlocking, setBlocking] = useState(false);
  if (id === undefined) return null;
  const { name, userName } = profileCharacter;
  const says = (words: string) => ({ onSuccess: () => setNotice({ words, at: Date.now() }) });
  const isPending = adding.isPending || removing.isPending || unblocking.isPending;
  const error = adding.error ?? removing.error ?? unblocking.error;
  return (
    <div className={css.with}>
      {isBlocked ? (
        <>
          <p className={css.hint}>You have blocked {name}.</p>
          <Button
            aria-busy={unblocking.isPending}
            aria-disabled={isPending}
            onClick={() => unblocking.send(id, says('No longer blocked.'))}
          >
            Unblock
          </Button>
        </>
      ) : (
        <Button
          aria-busy={adding.isPending || removing.isPending}
          aria-disabled={isPending}
          onClick={() => {
            if (isPending) return;
            adding.reset();
            removing.reset();
            if (isContact) removing.send(id, says('Removed from contacts!'));
            else adding.send(userName, says('Added to contacts!'));
          }}
        >
          {isContact ? 'Remove from contacts' : 'Add to contacts'}
        </Button>
      )}
      <div className={css.rest}>
        {!isBlocked && (
          <Button look="plain" onClick={() => setBlocking(true)}>
            Block
          </Button>
        )}
        {children}
      </div>
      {isContact && (
        <p className={css.hint}>
          Where a story has a choice for two, you can ask {name}: <Link to="/help#messages">how</Link>.
        </p>
      )}
      <FadingNote notice={notice} />
      {error && <TroubleNote message={error.message} />}
      {isBlocking && <BlockDialog player={{ name: userName }} name={name} onClose={() => setBlocking(false)} />}
    </div>
  );
}

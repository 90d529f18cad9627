import type { JournalEntry } from '@underhall/contract';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Loading } from '../ui/loading.tsx';
import { Modal } from '../ui/modal.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { useShare } from './journal-queries.ts';
import { EntryLink, LinkDialog } from './permalink.tsx';
import { SaveFailed, SharedDialog } from './share-result.tsx';

type ShareEntryProps = {
  readonly entry: Pick<JournalEntry, 'id' | 'eventName' | 'image'>;
  readonly address: string;
  readonly characterName: string;
  readonly isOwn: boolean;
};

/** Shares an entry of the player's own journal. A visitor gets its address. */
export function ShareEntry({ entry: { id, eventName, image }, address, characterName, isOwn }: ShareEntryProps) {
  const name = wordsOf(eventName);
  const [isOpen, setOpen] = useState(false);
  const { mutate, data, error } = useShare();
  const share = () => mutate({ contentClass: 'JournalEntry', contentKey: id, image, message: name });
  const close = () => setOpen(false);
  return (
    <>
      <Button
        look="plain"
        aria-label={`Share: ${name}`}
        onClick={() => {
          setOpen(true);
          if (isOwn) share();
        }}
      >
        Share
      </Button>
      {!isOpen ? null : !isOwn ? (
        <LinkDialog address={address} name={name} onClose={close} />
      ) : data ? (
        <SharedDialog message={data.message} characterName={characterName} onClose={close}>
          <EntryLink address={address} name={name} />
        </SharedDialog>
      ) : error ? (
        <SaveFailed error={error} onClose={close}>
          <Button look="primary" onClick={share}>
            Retry
          </Button>
        </SaveFailed>
      ) : (
        <Modal title="Share this entry" onClose={close}>
          <Loading>Sharing the entry</Loading>
        </Modal>
      )}
    </>
  );
}

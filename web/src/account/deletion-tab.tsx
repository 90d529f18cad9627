import { useQueryClient } from '@tanstack/react-query';
import type { deactivationPhrase } from '@underhall/contract';
import { erasureDelayDays } from '@underhall/contract/limits';
import { type SubmitEvent, useState } from 'react';
import { endSession } from '../api/session.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import css from '../ui/form.module.css';
import { Modal } from '../ui/modal.tsx';
import { Section } from '../ui/section.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import { callProved, useChange } from './proof.ts';

const phrase: typeof deactivationPhrase = 'deactivate me';

export function DeletionTab() {
  return (
    <>
      <Section title="Your data">
        <Export />
      </Section>
      <Section title="Leaving for good">
        <Leaving />
      </Section>
    </>
  );
}

function Export() {
  const { send, isPending, error, data } = useChange('export', async () => {
    const all = await callProved('POST /extra/export', {});
    save(JSON.stringify(all, undefined, 1));
    return true;
  });
  return (
    <>
      <p>
        All data that we store about you, in one JSON file: account, character, choices, messages, notes, purchases.
      </p>
      {error && <TroubleNote message={error.message} />}
      <Button aria-disabled={isPending} aria-busy={isPending} onClick={() => send(undefined)}>
        Download my data
      </Button>
      <p role="status">{isPending ? 'Preparing the file ...' : data ? 'The file is in your downloads.' : ''}</p>
    </>
  );
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const name = `${world.title.toLowerCase().replace(/\W+/g, '-')}-my-data.json`;
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function Leaving() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p>
        After deactivation, nobody sees your account or your character, and you are logged out everywhere. A membership
        is cancelled. If you log in within {erasureDelayDays} days, everything is restored. After that, it is erased.
      </p>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Deactivate account
      </Button>
      {isAsking && <DeactivateDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function DeactivateDialog({ onClose }: { readonly onClose: () => void }) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  // No refetch: the session has ended.
  const { send, isPending, error, data } = useSingleMutation({
    mutationKey: ['deactivate'],
    mutationFn: () => callProved('POST /settings/deactivate', {}),
  });
  const isConfirmed = typed.trim().toLowerCase() === phrase;
  const close = () => (data ? endSession(cache) : onClose());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isConfirmed) send(undefined);
  };
  return (
    <Modal title="Deactivate account" onClose={close}>
      {data ? (
        <>
          <p role="status">{data.message}</p>
          <p>
            The <a href={`/fbdata/${data.code}`}>status page</a> shows when your data is erased. Bookmark it if you
            like.
          </p>
          <Button onClick={close}>Close</Button>
        </>
      ) : (
        <form className={css.form} onSubmit={submit} noValidate>
          <p>
            This deactivates your account. After {erasureDelayDays} days it is erased for good. Type <em>{phrase}</em>{' '}
            to confirm.
          </p>
          {error && <TroubleNote message={error.message} />}
          <Field
            label="Confirmation"
            autoComplete="off"
            value={typed}
            wrong={isTried && !isConfirmed ? `Type the words “${phrase}”.` : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <div className={css.ways}>
            <Button type="submit" look="primary" aria-disabled={!isConfirmed || isPending} aria-busy={isPending}>
              Deactivate
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </form>
      )}
    </Modal>
  );
}

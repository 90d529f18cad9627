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

/** Exports all stored data of the player to a file, and deactivates the account. */
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
        All that is kept of you, in one file that programs can read: account, character, choices, letters, notes,
        purchases.
      </p>
      {error && <TroubleNote message={error.message} />}
      <Button aria-disabled={isPending} aria-busy={isPending} onClick={() => send(undefined)}>
        Take it all along
      </Button>
      <p role="status">{isPending ? 'It is being written ...' : data ? 'Look among your downloads.' : ''}</p>
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
        Once it is deactivated nobody sees your account or your character any more, and you are logged out everywhere. A
        membership is cancelled. For {erasureDelayDays} days a log-in brings all of it back; after that it is erased.
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
  // No refetch: the session has ended.
  const { send, isPending, error, data } = useSingleMutation({
    mutationKey: ['deactivate'],
    mutationFn: () => callProved('POST /settings/deactivate', {}),
  });
  const isMeant = typed.trim().toLowerCase() === phrase;
  const close = () => (data ? endSession(cache) : onClose());
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isMeant) send(undefined);
  };
  return (
    <Modal title="Deactivate account" onClose={close}>
      {data ? (
        <>
          <p role="status">{data.message}</p>
          <p>
            What becomes of it is told at <a href={`/fbdata/${data.code}`}>this address</a>: keep it if you like.
          </p>
          <Button onClick={close}>Close</Button>
        </>
      ) : (
        <form className={css.form} onSubmit={submit} noValidate>
          <p>
            This takes away your account and {world.title} with it, after {erasureDelayDays} days for good. Type{' '}
            <em>{phrase}</em> to show that you mean it.
          </p>
          {error && <TroubleNote message={error.message} />}
          <Field
            label="Confirmation"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <div className={css.ways}>
            <Button type="submit" look="primary" aria-disabled={!isMeant || isPending} aria-busy={isPending}>
              Deactivate
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </form>
      )}
    </Modal>
  );
}

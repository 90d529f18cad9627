import type { Friend } from '@underhall/contract';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import act from './act.module.css';
import { useAddInvitee, useSuggestContact } from './act-queries.ts';

type Added = { readonly addedFriendId: number; readonly eligibleFriends: readonly Friend[] };
type AddContactProps = { readonly branchId: number; readonly onAdded: (added: Added) => void };

export function AddContact({ branchId, onAdded }: AddContactProps) {
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const adding = useAddInvitee(branchId);
  const suggesting = useSuggestContact(branchId);
  const isBusy = adding.isPending || suggesting.isPending;
  const isEmpty = name.trim() === '';
  const trouble = adding.error ?? suggesting.error;
  const forget = () => {
    setMissing(false);
    adding.reset();
    suggesting.reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setMissing(isEmpty);
    if (isEmpty) return field.current?.focus();
    suggesting.reset();
    adding.send(name.trim(), {
      onSuccess: ({ addedFriendId, eligibleFriends }) => {
        setName('');
        onAdded({ addedFriendId, eligibleFriends });
      },
    });
  };
  const suggest = () => {
    if (isBusy) return;
    adding.reset();
    setMissing(false);
    suggesting.send(undefined, { onSuccess: ({ name: suggested }) => setName(suggested) });
  };
  return (
    <form className={act.add} onSubmit={submit}>
      <Field
        ref={field}
        label="Add a contact"
        hint="Enter the name of their account or their character."
        value={name}
        autoComplete="off"
        spellCheck={false}
        wrong={isMissing ? 'Enter a name.' : undefined}
        onChange={({ target }) => {
          forget();
          setName(target.value);
        }}
      />
      <div className={act.ways}>
        <Button type="submit" aria-disabled={isEmpty || isBusy} aria-busy={adding.isPending}>
          Add
        </Button>
        <Button aria-disabled={isBusy} aria-busy={suggesting.isPending} onClick={suggest}>
          Suggest a contact
        </Button>
      </div>
      {trouble && <TroubleNote message={trouble.message} />}
      <p role="status" className={act.told}>
        {adding.data?.message ??
          (suggesting.data ? `You could invite ${suggesting.data.name}. Press Add to make them a contact.` : '')}
      </p>
    </form>
  );
}

import type { MessagePreferences } from '@underhall/contract';
import { type SubmitEvent, useState } from 'react';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
import { TickBox } from '../ui/tick-box.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './account.module.css';
import { useSetEmailPreferences } from './account-queries.ts';

const kinds = [
  ['messageAboutStorylets', 'What happens in my story while I am away'],
  ['messageAboutNiceness', 'What other players do with me'],
  ['messageAboutAnnouncements', `News of ${world.title}`],
] as const satisfies readonly (readonly [keyof MessagePreferences, string])[];

export function EmailPreferencesForm({ preferences }: { readonly preferences: MessagePreferences }) {
  const { send, isPending, isSuccess, error, reset } = useSetEmailPreferences();
  const [changed, setChanged] = useState<Partial<MessagePreferences>>({});
  const chosen = { ...preferences, ...changed };
  const isChanged = kinds.some(([kind]) => chosen[kind] !== preferences[kind]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isChanged) send(chosen, { onSuccess: () => setChanged({}) });
  };
  return (
    <form className={css.letters} onSubmit={submit}>
      {kinds.map(([kind, words]) => (
        <TickBox
          key={kind}
          checked={chosen[kind]}
          onChange={({ target }) => {
            reset();
            setChanged({ ...changed, [kind]: target.checked });
          }}
        >
          {words}
        </TickBox>
      ))}
      {error && <TroubleNote message={error.message} />}
      <div className={css.ways}>
        <Button type="submit" look="primary" aria-disabled={!isChanged || isPending}>
          Save
        </Button>
        <p role="status">{isSuccess && !isChanged ? 'Saved.' : ''}</p>
      </div>
    </form>
  );
}

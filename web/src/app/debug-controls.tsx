import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefreshByForce } from '../actions/actions-queries.ts';
import { call } from '../api/call.ts';
import { isForTesting, useEnvironment } from '../api/environment.ts';
import { useSession } from '../api/session.ts';
import { world } from '../api/world.ts';
import { useMyself } from '../myself/myself-queries.ts';
import { Button } from '../ui/button.tsx';
import { TroubleNote } from '../ui/trouble-note.tsx';
import css from './layout.module.css';

export function DebugControls() {
  const cache = useQueryClient();
  const environment = useEnvironment()?.environment;
  const isPlayer = useSession().data?.hasCharacter === true;
  const { mutate: refresh, isPending } = useRefreshByForce();
  if (!isForTesting(environment)) return null;
  return (
    <details className={css.debug}>
      <summary>For testing</summary>
      <p>{environment} game</p>
      <Button onClick={() => void cache.invalidateQueries()}>Fetch everything again</Button>
      {isPlayer && <Button onClick={() => !isPending && refresh()}>All {world.actions.many} back</Button>}
      {isPlayer && <BeginAgain />}
    </details>
  );
}

/**
 * For authors, whose edits may leave their character without a place or a story. Asks in the panel itself, because the
 * menu of a phone is a dialog already.
 */
function BeginAgain() {
  const name = useMyself().data?.character.name;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /extra/register/beginagain', { name: name ?? '' }),
    // The page has read much about the old character.
    onSuccess: () => location.assign('/'),
  });
  if (!isAsking) return <Button onClick={() => setAsking(true)}>Begin again</Button>;
  return (
    <fieldset className={css.ask}>
      <legend>Begin again?</legend>
      <p>{name}, the journal and everything in it are deleted, and you make a new character.</p>
      {error && <TroubleNote message={error.message} />}
      <Button look="primary" aria-busy={isPending} onClick={() => !isPending && mutate()}>
        Delete and begin again
      </Button>
      <Button ref={focusOn} onClick={() => setAsking(false)}>
        Keep my character
      </Button>
    </fieldset>
  );
}

const focusOn = (button: HTMLButtonElement | null) => button?.focus();

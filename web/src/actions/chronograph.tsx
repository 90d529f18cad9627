import type { ActionsReply, EnvironmentName } from '@underhall/contract';
import { useId, useState } from 'react';
import { useEnvironment } from '../api/environment.ts';
import { useSession } from '../api/session.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import css from './actions.module.css';
import { useSetBack } from './actions-queries.ts';

/** True for an admin everywhere, and for other players where the game is really played. */
export const isChronographShown = (privilege: string | undefined, environment: EnvironmentName | undefined): boolean =>
  privilege === 'Admin' || (environment !== undefined && environment !== 'local' && environment !== 'staging');

/** The counter of actions spent since its last reset, for players who own a chronograph. */
export function Chronograph({ counted }: { readonly counted: ActionsReply['chronograph'] }) {
  const id = useId();
  const { data: session } = useSession();
  const environment = useEnvironment()?.environment;
  const [isOpen, setOpen] = useState(false);
  const setBack = useSetBack();
  if (!counted.isVisible || !isChronographShown(session?.privilegeLevel, environment)) return null;
  return (
    <div className={css.chronograph}>
      <Button look="plain" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        Chronograph
      </Button>
      <div id={id} hidden={!isOpen}>
        <p role="status">
          {counted.actionCount === 1 ? '1 action' : `${formatNumber(counted.actionCount)} actions`} spent
        </p>
        <Button look="plain" onClick={() => !setBack.isPending && setBack.mutate()}>
          Set it back
        </Button>
        {setBack.error && <p role="alert">{setBack.error.message}</p>}
      </div>
    </div>
  );
}

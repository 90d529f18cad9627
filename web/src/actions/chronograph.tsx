import type { ActionsReply, EnvironmentName } from '@underhall/contract';
import { useId, useState } from 'react';
import { useEnvironment } from '../api/environment.ts';
import { useSession } from '../api/session.ts';
import { Button } from '../ui/button.tsx';
import { formatNumber } from '../ui/format-number.ts';
import css from './actions.module.css';
import { useResetChronograph } from './actions-queries.ts';

/** Admins see the chronograph everywhere; other players see it except in local and staging environments. */
export const isChronographShown = (privilege: string | undefined, environment: EnvironmentName | undefined): boolean =>
  privilege === 'Admin' || (environment !== undefined && environment !== 'local' && environment !== 'staging');

/** Actions spent since the last reset. Only for players who own a chronograph. */
export function Chronograph({ counted }: { readonly counted: ActionsReply['chronograph'] }) {
  const id = useId();
  const { data: session } = useSession();
  const environment = useEnvironment()?.environment;
  const [isOpen, setOpen] = useState(false);
  const reset = useResetChronograph();
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
        <Button look="plain" onClick={() => !reset.isPending && reset.mutate()}>
          Reset
        </Button>
        {reset.error && <p role="alert">{reset.error.message}</p>}
      </div>
    </div>
  );
}

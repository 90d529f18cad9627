import { useQueryClient } from '@tanstack/react-query';
import { useRefreshByForce } from '../actions/actions-queries.ts';
import { isForTesting, useEnvironment } from '../api/environment.ts';
import { useSession } from '../api/session.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';
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
    </details>
  );
}

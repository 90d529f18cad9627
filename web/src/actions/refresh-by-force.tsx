import { useEnvironment } from '../api/environment.ts';
import { Button } from '../ui/button.tsx';
import { useRefreshByForce } from './actions-queries.ts';

/** A full candle for nothing, where the game is built and tried; nowhere else. */
export function RefreshByForce() {
  const environment = useEnvironment()?.environment;
  const { mutate, isPending } = useRefreshByForce();
  if (environment !== 'local' && environment !== 'staging') return null;
  return (
    <Button look="plain" title="Only here, where the game is tried out" onClick={() => !isPending && mutate()}>
      Fill the candle
    </Button>
  );
}

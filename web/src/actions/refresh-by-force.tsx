import { useEnvironment } from '../api/environment.ts';
import { Button } from '../ui/button.tsx';
import { useRefreshByForce } from './actions-queries.ts';

/** A full candle for nothing, where the game is built and tried; nowhere else. */
export function RefreshByForce() {
  const environment = useEnvironment()?.environment;
  const { mutate, isPending } = useRefreshByForce();
  if (environment !== 'local' && environment !== 'staging') return null;
  return (
    <Button look="plain" onClick={() => !isPending && mutate()}>
      For testing: fill it
    </Button>
  );
}

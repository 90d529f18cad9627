import { useQueryClient } from '@tanstack/react-query';
import type { EnvironmentName } from '@underhall/contract';
import { useEnvironment } from '../api/environment.ts';
import css from './layout.module.css';

/** True in the environments of those who build the game, and in no other. */
export const hasDebugControls = (environment: EnvironmentName | undefined): boolean =>
  environment === 'local' || environment === 'staging';

/** In the footer, for those who build the game: where this is, and all data fetched anew. */
export function DebugControls() {
  const cache = useQueryClient();
  const environment = useEnvironment()?.environment;
  if (!hasDebugControls(environment)) return null;
  return (
    <span className={css.debug}>
      <button type="button" onClick={() => void cache.invalidateQueries()}>
        For testing: fetch everything again
      </button>
      {environment} game
    </span>
  );
}

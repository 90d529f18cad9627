import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Area, AreaOnMap } from '@underhall/contract';
import { useCallback, useRef } from 'react';
import { answerOf, changeAnswer, invalidate, namedQuery, useAnswer } from '../api/answers.ts';
import { call, newIdempotencyKey } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { canSetOut } from './can-set-out.ts';
import { isTravelRestricted } from './map-blocker.ts';
import { clearArrival, hiddenMap, hideMap, type MapState, mapState } from './map-state.ts';
import { remainingDisplayMs } from './travel-time.ts';

export const mapQuery = namedQuery('map', { queryFn: () => call('GET /map', {}) });

/** Fetches the map, unless the player cannot open it. */
export function useMap() {
  const myself = useAnswer('myself');
  const isThere = myself?.character.setting.canOpenMap === true && !isTravelRestricted(myself);
  return useQuery({ ...mapQuery, enabled: isThere });
}

/** Opens the map, perhaps at a place, and refetches it if it is stale. */
export function showMap(cache: QueryClient, at: Pick<MapState, 'goal'> = {}): void {
  mapState.set({ ...hiddenMap, ...at, isShown: true, opening: (mapState.read().opening ?? 0) + 1 });
  cache.fetchQuery(mapQuery).catch(() => {});
}

/** Called on arrival. `isDealtIn` is true if the player can draw cards here but could not before the journey. */
export type OnArrival = (isDealtIn: boolean) => void;

/**
 * Starts a journey. Updates the current place optimistically and rolls back if the request fails. The map stays open
 * for the journey's minimum display time.
 */
export function useTravel(onArrival: OnArrival): (goal: AreaOnMap) => Promise<void> {
  const cache = useQueryClient();
  // If the server did not answer, a retry sends the same idempotency key.
  const unanswered = useRef<{ readonly goal: number; readonly key: string }>(undefined);
  return useCallback(
    async (goal) => {
      const known = answerOf(cache, 'myself');
      const here = answerOf(cache, 'map')?.currentArea ?? known?.character.area;
      if (!known || !here) return;
      const { canTravel } = known.character.setting;
      const before = mapState.read();
      if (!canSetOut({ goal, here: here.id, canTravel, map: before })) return;
      const { failure: _past, ...map } = before;
      mapState.set({ ...map, movingTo: goal.id });
      showPlace(cache, goal);
      const start = performance.now();
      const key = unanswered.current?.goal === goal.id ? unanswered.current.key : newIdempotencyKey();
      try {
        const { area, message } = await call('POST /map/move', { areaId: goal.id }, key);
        unanswered.current = undefined;
        await new Promise((resolve) => setTimeout(resolve, remainingDisplayMs(performance.now() - start)));
        showPlace(cache, area);
        clearArrival();
        hideMap();
        if (message !== undefined) mapState.set({ ...mapState.read(), arrival: message });
        void invalidate(cache, 'myself', 'map', 'cards', 'exchange');
        onArrival(area.showOps && !here.showOps);
      } catch (error) {
        unanswered.current = error instanceof Refused ? undefined : { goal: goal.id, key };
        showPlace(cache, here);
        const failure = error instanceof Error ? error.message : String(error);
        const { movingTo: _goal, ...rest } = mapState.read();
        mapState.set({ ...rest, failure });
      }
    },
    [cache, onArrival],
  );
}

function showPlace(cache: QueryClient, area: Area): void {
  changeAnswer(cache, 'map', (map) => map && { ...map, currentArea: area });
  changeAnswer(cache, 'myself', (myself) => myself && { ...myself, character: { ...myself.character, area } });
}

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Area, AreaOnMap } from '@underhall/contract';
import { useCallback, useRef } from 'react';
import { answerOf, changeAnswer, invalidate, namedQuery, useAnswer } from '../api/answers.ts';
import { call, newIdempotencyKey } from '../api/call.ts';
import { Refused } from '../api/failures.ts';
import { forgetArrival, hideMap, mapHidden, mapShown } from './map-shown.ts';
import { isTravelHeldBack } from './may-open-map.ts';
import { maySetOut } from './may-set-out.ts';
import { remainingDisplayMs } from './travel-time.ts';

export const mapQuery = namedQuery('map', { queryFn: () => call('GET /map', {}) });

/** The places, where there is a map to be looked at. */
export function useMap() {
  const myself = useAnswer('myself');
  const isThere = myself?.character.setting.canOpenMap === true && !isTravelHeldBack(myself);
  return useQuery({ ...mapQuery, enabled: isThere });
}

/** Shows the map, with what is out of date on it brought up to date first. */
export function showMap(cache: QueryClient): void {
  mapShown.set({ ...mapHidden, isShown: true, opening: (mapShown.read().opening ?? 0) + 1 });
  cache.fetchQuery(mapQuery).catch(() => {});
}

/**
 * Tells the story of an arrival, or of a journey that was refused. `isDealtIn`: cards are drawn here, and were not
 * before.
 */
export type OnTravelled = (isDealtIn: boolean) => void;

/**
 * Sets out for a place. It is where one is at once; should the journey fail, one is back where one was.
 * The map closes when the journey has been shown long enough.
 */
export function useTravel(onTravelled: OnTravelled): (goal: AreaOnMap) => Promise<void> {
  const cache = useQueryClient();
  // A journey whose answer never came is the same journey when it is asked for again.
  const unheard = useRef<{ readonly goal: number; readonly key: string }>(undefined);
  return useCallback(
    async (goal) => {
      const known = answerOf(cache, 'myself');
      const here = answerOf(cache, 'map')?.currentArea ?? known?.character.area;
      if (!known || !here) return;
      const { canTravel } = known.character.setting;
      const before = mapShown.read();
      if (!maySetOut({ goal, here: here.id, canTravel, map: before })) return;
      const { failure: _past, ...map } = before;
      mapShown.set({ ...map, movingTo: goal.id });
      showPlace(cache, goal);
      const start = performance.now();
      const key = unheard.current?.goal === goal.id ? unheard.current.key : newIdempotencyKey();
      try {
        const { area, message } = await call('POST /map/move', { areaId: goal.id }, key);
        unheard.current = undefined;
        await new Promise((resolve) => setTimeout(resolve, remainingDisplayMs(performance.now() - start)));
        showPlace(cache, area);
        forgetArrival();
        hideMap();
        if (message !== undefined) mapShown.set({ ...mapShown.read(), arrival: message });
        void invalidate(cache, 'myself', 'map', 'cards', 'exchange');
        onTravelled(area.showOps && !here.showOps);
      } catch (error) {
        unheard.current = error instanceof Refused ? undefined : { goal: goal.id, key };
        showPlace(cache, here);
        const failure = error instanceof Error ? error.message : String(error);
        const { movingTo: _goal, ...rest } = mapShown.read();
        mapShown.set({ ...rest, failure });
      }
    },
    [cache, onTravelled],
  );
}

/** Says on the map and on the sheet alike where one is. */
function showPlace(cache: QueryClient, area: Area): void {
  changeAnswer(cache, 'map', (map) => map && { ...map, currentArea: area });
  changeAnswer(cache, 'myself', (myself) => myself && { ...myself, character: { ...myself.character, area } });
}

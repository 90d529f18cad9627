import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Area, AreaOnMap, MapReply, MyselfReply } from '@underhall/contract';
import { useCallback, useRef } from 'react';
import { call } from '../api/call.ts';
import { aCallKey } from '../api/call-key.ts';
import { Refused } from '../api/failures.ts';
import { useKnownMyself } from '../api/known.ts';
import { hideMap, mapHidden, readMapShown, setMapShown } from './map-shown.ts';
import { isTravelHeldBack } from './may-open-map.ts';
import { maySetOut } from './may-set-out.ts';
import { stillToShow } from './travel-time.ts';

export const mapQuery = queryOptions({ queryKey: ['map'], queryFn: () => call('GET /map', {}) });

/** The places, where there is a map to be looked at. */
export function useMap() {
  const myself = useKnownMyself();
  const isThere = myself?.character.setting.canOpenMap === true && !isTravelHeldBack(myself);
  return useQuery({ ...mapQuery, enabled: isThere });
}

/** Shows the map, with what is out of date on it brought up to date first. */
export function showMap(cache: QueryClient): void {
  setMapShown({ ...mapHidden, isShown: true, opening: (readMapShown().opening ?? 0) + 1 });
  cache.fetchQuery(mapQuery).catch(() => {});
}

/** What the story does when one has come to another place, or was kept from setting out; and whether cards are drawn after they were not. */
export type Travelled = (isDealtIn: boolean) => void;

/**
 * Sets out for a place. It is where one is at once; should the journey fail, one is back where one was.
 * The map closes when the journey has been shown long enough.
 */
export function useTravel(onTravelled: Travelled): (goal: AreaOnMap) => Promise<void> {
  const cache = useQueryClient();
  // A journey whose answer never came is the same journey when it is asked for again.
  const unheard = useRef<{ readonly goal: number; readonly key: string }>(undefined);
  return useCallback(
    async (goal) => {
      const known = cache.getQueryData<MyselfReply>(['myself']);
      const here = cache.getQueryData(mapQuery.queryKey)?.currentArea ?? known?.character.area;
      if (!known || !here) return;
      const { canTravel } = known.character.setting;
      const before = readMapShown();
      if (!maySetOut({ goal, here: here.id, canTravel, map: before })) return;
      const { arrival: _old, failure: _past, ...map } = before;
      setMapShown({ ...map, movingTo: goal.id });
      standIn(cache, goal);
      const start = performance.now();
      const key = unheard.current?.goal === goal.id ? unheard.current.key : aCallKey();
      try {
        const { area, message } = await call('POST /map/move', { areaId: goal.id }, key);
        unheard.current = undefined;
        await new Promise((resolve) => setTimeout(resolve, stillToShow(performance.now() - start)));
        standIn(cache, area);
        hideMap();
        if (message !== undefined) setMapShown({ ...readMapShown(), arrival: message });
        for (const query of ['myself', 'map']) void cache.invalidateQueries({ queryKey: [query] });
        void cache.invalidateQueries({ queryKey: ['cards'] });
        onTravelled(area.showOps && !here.showOps);
      } catch (error) {
        unheard.current = error instanceof Refused ? undefined : { goal: goal.id, key };
        standIn(cache, here);
        const failure = error instanceof Error ? error.message : String(error);
        const { movingTo: _goal, ...rest } = readMapShown();
        setMapShown({ ...rest, failure });
      }
    },
    [cache, onTravelled],
  );
}

/** Says on the map and on the sheet alike where one is. */
function standIn(cache: QueryClient, area: Area): void {
  cache.setQueryData<MapReply>(mapQuery.queryKey, (map) => map && { ...map, currentArea: area });
  cache.setQueryData<MyselfReply>(
    ['myself'],
    (known) => known && { ...known, character: { ...known.character, area } },
  );
}

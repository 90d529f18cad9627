import { useQueryClient } from '@tanstack/react-query';
import type { AreaOnMap } from '@underhall/contract';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { fetchCards } from '../cards/cards-queries.ts';
import { gateCloseMs } from '../constants/map.ts';
import type { GateState } from '../map/gate-state.ts';
import { Gates } from '../map/gates.tsx';
import { useMapBlocker } from '../map/map-blocker.ts';
import { MapOverlays } from '../map/map-overlays.tsx';
import { mapQuery, showMap, useMap, useTravel } from '../map/map-queries.ts';
import { hideMap, mapRequest, mapState } from '../map/map-state.ts';
import { useStory } from '../story/story-queries.ts';

const GateStory = lazy(async () => ({ default: (await import('./gate-story.tsx')).GateStory }));

type Travel = {
  /** The closed gates that the player can see, for the story page. */
  readonly gates: ReactNode;
  /** Starts a journey to an area from outside the map. Opens the map if the request fails. */
  readonly setOutFor: (area: number) => void;
  readonly modals: ReactNode;
};

/** Connects map, gates and story. Travel and gates lead to the resulting scene. */
export function useTravelling(): Travel {
  useMap();
  const { ask } = useStory();
  const [gate, setGate] = useState<AreaOnMap>();
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  const cache = useQueryClient();
  const onArrival = useCallback(
    (isDealtIn: boolean) => {
      void ask({ kind: 'look' });
      // Show the picture and name of the new area first.
      window.scrollTo(0, 0);
      // The hand reports its own errors.
      if (isDealtIn) fetchCards(cache, 'background').catch(() => {});
    },
    [ask, cache],
  );
  const travel = useTravel(onArrival);
  useMapRequest();
  const setOutFor = useCallback(
    async (area: number) => {
      const { areas } = await cache.fetchQuery(mapQuery);
      const goal = areas.find(({ id }) => id === area);
      if (goal) await travel(goal);
      const map = mapState.read();
      if (map.failure !== undefined) mapState.set({ ...map, isShown: true });
    },
    [cache, travel],
  );
  const onClose = (state: GateState) => {
    setGate(undefined);
    if (state.step === 'Available') return;
    if (state.step === 'End') {
      mapState.set({ ...mapState.read(), isAfterGate: true });
      // Do not close a map that the player has opened in the meantime.
      closing.current = setTimeout(() => mapState.read().isAfterGate && hideMap(), gateCloseMs);
      void ask({ kind: 'look' });
      return;
    }
    // A story that cannot be left must be finished on the story page.
    const isAsked = state.reply?.phase === 'SecondChance';
    const mayLeave = state.reply?.storylet?.canGoBack ?? isAsked;
    // The failure, which is taken by leaving, stands on the story page too.
    if (!mayLeave || isAsked) hideMap();
    void ask({ kind: mayLeave ? 'go back' : 'resume' });
  };
  return {
    // The map shows the error if the server is unreachable.
    setOutFor: (area) => void setOutFor(area).catch(() => showMap(cache)),
    gates: <Gates onUnlock={setGate} />,
    modals: (
      <>
        <MapOverlays onArrival={onArrival} onGate={setGate} />
        {gate && (
          <Suspense>
            <GateStory area={gate} onClose={onClose} />
          </Suspense>
        )}
      </>
    ),
  };
}

/** Opens the map for a player who navigated here to open it, once the story reports that no scene is open. */
function useMapRequest(): void {
  const cache = useQueryClient();
  const phase = useAnswer('story')?.reply?.phase;
  const why = useMapBlocker();
  useEffect(() => {
    const request = mapRequest.read();
    if (!request || phase === undefined) return;
    mapRequest.set(undefined);
    if (why === undefined) showMap(cache, request);
  }, [phase, why, cache]);
}

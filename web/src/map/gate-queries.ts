import { useQueryClient } from '@tanstack/react-query';
import type { MapReply } from '@underhall/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { refetchAfter } from '../api/what-to-refetch.ts';
import { atTheGate, type GateAsk, type GateEventOf, type GateState, stepGate } from './gate-state.ts';

const answer = (ask: GateAsk) =>
  ask.kind === 'begin'
    ? call('POST /storylet/begin', { eventId: ask.eventId })
    : call('POST /storylet/choosebranch', { branchId: ask.branchId, secondChanceIds: [...ask.secondChanceIds] });

/** One gate, played from before it to its end. It keeps no place in the story's tab, which is at rest meanwhile. */
export function useGate(): { readonly state: GateState; readonly ask: (wanted: GateAsk) => void } {
  const cache = useQueryClient();
  const [state, setState] = useState(atTheGate);
  const known = useRef(state);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const tell = useCallback((event: GateEventOf) => {
    known.current = stepGate(known.current, event);
    if (isOpen.current) setState(known.current);
  }, []);
  const ask = useCallback(
    (wanted: GateAsk) => {
      if (known.current.asking) return;
      const next = { ...wanted };
      tell({ kind: 'asked', ask: next });
      answer(next).then(
        (reply) => {
          tell({ kind: 'answered', ask: next, reply });
          refetchAfter(cache, reply);
        },
        (error) => tell({ kind: 'failed', ask: next, message: error instanceof Error ? error.message : String(error) }),
      );
    },
    [cache, tell],
  );
  return { state, ask };
}

/** The closed places that one sees from where one stands: those that lie in the same place, or in the one one is in. */
export function gatesInSight({ areas, currentArea }: MapReply): MapReply['areas'] {
  const near = [currentArea?.id, currentArea?.parentArea?.id];
  return areas.filter(
    ({ gateEvent, parentArea, type }) =>
      gateEvent !== undefined && type === 'Destination' && near.includes(parentArea?.id),
  );
}

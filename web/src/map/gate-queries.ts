import { useQueryClient } from '@tanstack/react-query';
import type { MapReply } from '@underhall/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../api/call.ts';
import { refetchAfter } from '../api/what-to-refetch.ts';
import { type GateRequest, type GateState, type GateStateEvent, initialGate, stepGate } from './gate-state.ts';

const answer = (ask: GateRequest) =>
  ask.kind === 'begin'
    ? call('POST /storylet/begin', { eventId: ask.eventId })
    : call('POST /storylet/choosebranch', { branchId: ask.branchId, secondChanceIds: [...ask.secondChanceIds] });

/**
 * Plays a gate from its first scene to its last. Meanwhile, the state of the story tab does not change. Requests are
 * sent after `untilStoryIsIdle`: the server must first learn that the player left the gate before this one.
 */
export function useGate(untilStoryIsIdle: () => Promise<void>): {
  readonly state: GateState;
  readonly ask: (request: GateRequest) => void;
} {
  const cache = useQueryClient();
  const [state, setState] = useState(initialGate);
  const known = useRef(state);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const dispatch = useCallback((event: GateStateEvent) => {
    known.current = stepGate(known.current, event);
    if (isOpen.current) setState(known.current);
  }, []);
  const ask = useCallback(
    (request: GateRequest) => {
      if (known.current.asking) return;
      const next = { ...request };
      dispatch({ kind: 'requested', ask: next });
      untilStoryIsIdle()
        .then(() => answer(next))
        .then(
          (reply) => {
            dispatch({ kind: 'answered', ask: next, reply });
            refetchAfter(cache, reply);
          },
          (error) =>
            dispatch({ kind: 'failed', ask: next, message: error instanceof Error ? error.message : String(error) }),
        );
    },
    [cache, dispatch, untilStoryIsIdle],
  );
  return { state, ask };
}

/** Returns the closed places with a gate that are siblings or children of the current place. */
export function gatesInSight({ areas, currentArea }: MapReply): MapReply['areas'] {
  const near = [currentArea?.id, currentArea?.parentArea?.id];
  return areas.filter(
    ({ gateEvent, parentArea, areaTypeName }) =>
      gateEvent !== undefined && areaTypeName === 'Destination' && near.includes(parentArea?.id),
  );
}

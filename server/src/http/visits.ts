import { type Endpoint, visibilityHeader } from '@underhall/contract';
import type { FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../db/database.ts';

export type VisitDeps = { readonly visits: { record(characterId: number): Promise<void> } };

const headerName = visibilityHeader.toLowerCase();

/**
 * Stores that the player is here, if the call comes from a visible page or is a command. A client that does not send the
 * header is judged by its commands alone. The call goes on if the visit cannot be stored.
 */
export async function recordVisit(
  deps: VisitDeps,
  endpoint: Endpoint,
  { headers, who }: FastifyRequest,
): Promise<void> {
  if (endpoint.isNoVisit || !('characterId' in who) || typeof who.characterId !== 'number') return;
  if (!isVisit(endpoint, headers[headerName])) return;
  try {
    await deps.visits.record(who.characterId);
  } catch (failure) {
    if (!(failure instanceof DatabaseUnavailable)) throw failure;
  }
}

/** A hidden page makes calls that only settle what is there. Its other commands were chosen while it was visible. */
const isVisit = ({ method, repeat }: Endpoint, visibility: string | string[] | undefined): boolean =>
  visibility === 'visible' || (method === 'POST' && (visibility === undefined || repeat !== 'settles'));

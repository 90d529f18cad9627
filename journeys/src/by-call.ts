import type { APIRequestContext } from '@playwright/test';
import { ask } from './newcomer.ts';

/** Chooses by call this branch of this storylet, which is on the list, and goes on. */
export async function choose(
  request: APIRequestContext,
  token: string,
  storylet: string,
  branch: string,
): Promise<void> {
  const { storylets = [] } = await ask(request, 'POST /storylet', {}, token);
  const eventId = storylets.find(({ name }) => name === storylet)?.id ?? 0;
  const { storylet: open } = await ask(request, 'POST /storylet/begin', { eventId }, token);
  const branchId = open?.childBranches.find(({ name }) => name === branch)?.id ?? 0;
  const { phase } = await ask(request, 'POST /storylet/choosebranch', { branchId }, token);
  if (phase !== 'End') throw new Error(`${branch} of ${storylet} came to no end`);
  await ask(request, 'POST /storylet', {}, token);
}

import { ask } from './a-guest.ts';

/** The stage of the opening from which on one may travel. */
const freeToGo = 5;
const mostScenes = 40;

/** Plays the opening of our own world by calls, by each story's first free branch, until one may travel; and goes where one may. */
export async function playOpening(address: string, token: string): Promise<void> {
  for (let scene = 0; scene < mostScenes; scene++) {
    const { possessions } = await ask(address, 'GET /character/myself', {}, token);
    const introduced = possessions.flatMap((each) => each.possessions).find(({ name }) => name === 'Introduced');
    if ((introduced?.level ?? 0) >= freeToGo) return goSomewhere(address, token);
    const list = await ask(address, 'POST /storylet', {}, token);
    const eventId = list.storylets?.[0]?.id ?? 0;
    const open = list.storylet ?? (await ask(address, 'POST /storylet/begin', { eventId }, token)).storylet;
    const branchId = open?.childBranches.find(({ isLocked }) => !isLocked)?.id ?? 0;
    await ask(address, 'POST /storylet/choosebranch', { branchId }, token);
    await ask(address, 'POST /storylet', {}, token);
  }
  throw new Error(`the opening was not over after ${mostScenes} scenes`);
}

/** Travels from the Steps, which are on no map, to the first place that is on one. */
async function goSomewhere(address: string, token: string): Promise<void> {
  const { areas } = await ask(address, 'GET /map', {}, token);
  const goal = areas.find(({ canMoveTo, type }) => canMoveTo && type === 'District');
  if (!goal) throw new Error('after the opening there is nowhere to go');
  await ask(address, 'POST /map/move', { areaId: goal.id }, token);
}

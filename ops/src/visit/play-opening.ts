import { callApi } from './api-client.ts';

/** Level of the quality of the opening at which a character may travel. */
const freeToTravelLevel = 5;
const maxScenes = 40;

/** Plays the opening of the default world by API calls, always with the first open branch, and then travels. */
export async function playOpening(address: string, token: string): Promise<void> {
  for (let scene = 0; scene < maxScenes; scene++) {
    const { possessions } = await callApi(address, 'GET /character/myself', {}, token);
    const introduced = possessions.flatMap((each) => each.possessions).find(({ name }) => name === 'Introduced');
    if ((introduced?.level ?? 0) >= freeToTravelLevel) return travelToFirstArea(address, token);
    const list = await callApi(address, 'POST /storylet', {}, token);
    const eventId = list.storylets?.[0]?.id ?? 0;
    const open = list.storylet ?? (await callApi(address, 'POST /storylet/begin', { eventId }, token)).storylet;
    const branchId = open?.childBranches.find(({ isLocked }) => !isLocked)?.id ?? 0;
    await callApi(address, 'POST /storylet/choosebranch', { branchId }, token);
    await callApi(address, 'POST /storylet', {}, token);
  }
  throw new Error(`The opening did not end within ${maxScenes} scenes.`);
}

async function travelToFirstArea(address: string, token: string): Promise<void> {
  const { areas } = await callApi(address, 'GET /map', {}, token);
  const destination = areas.find(({ canMoveTo, type }) => canMoveTo && type === 'District');
  if (!destination) throw new Error('After the opening, the map has no open district.');
  await callApi(address, 'POST /map/move', { areaId: destination.id }, token);
}

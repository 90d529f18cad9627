import { join } from 'node:path';
import type { AreaOnMap } from '@underhall/contract';
import type { Pack } from '@underhall/engine';
import { compileTexts, compileWorld, readFolder } from '@underhall/language';
import { expect, test } from 'vitest';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

// The test town, on maps that use every feature of a map.
const folder = join(import.meta.dirname, '../../../journeys/town');
const city = {
  ...{ rootPrefix: 'london', width: 5220, height: 3000, minDestZoom: 3.5, spriteSheetCount: 5 },
  places: {
    lampwick: {
      ...{ labelX: 2540, labelY: 900, zIndex: 3, hitbox: '2300,700 2780,690 2860,1040', sprite: 'lampwick' },
      ...{ spriteTopLeftX: 2260, spriteTopLeftY: 680, selectionSpriteTopLeftX: 2250, selectionSpriteTopLeftY: 670 },
      ...{ pinOffsetX: 5, pinOffsetY: -60, playerMarkerOffsetX: 40, playerMarkerOffsetY: 30 },
      ...{ headerOffsetX: 50, headerOffsetY: 20, overlay: { index: 1, x: 10, y: 20, width: 300, height: 200 } },
    },
    almanac: {
      ...{ labelX: 2600, labelY: 1000, zIndex: 4, hideLabel: true, sprite: 'almanac' },
      mainDestinationHitbox: '2590,990 2610,990 2600,960',
      ...{ mainDestinationSpriteTopLeftX: 2580, mainDestinationSpriteTopLeftY: 940 },
    },
    'the-wheel': { labelX: 3000, labelY: 2000, zIndex: 1 },
    'wick-row': { labelX: 2700, labelY: 1100, zIndex: 4 },
  },
};
const stories = readFolder(folder).filter(({ path }) => path.endsWith('.story'));
const maps = [{ path: 'maps/london.json', text: JSON.stringify(city) }];
const pack = compileTexts([...stories, ...maps], '').pack as Pack;
const server = await aServer({ pack });
const { call } = server;

const idOf = (name: string): number => pack.areas.find((each) => each.name === name)?.id ?? 0;
const mapOf = async ({ token }: TestPlayer) => (await call('GET /map', {}, token)).body;
const placeOf = async (player: TestPlayer, name: string): Promise<AreaOnMap | undefined> =>
  (await mapOf(player)).areas.find((each) => each.name === name);
const move = async ({ token }: TestPlayer, name: string) =>
  (await call('POST /map/move', { areaId: idOf(name) }, token)).body;
const settingOf = async ({ token }: TestPlayer) =>
  (await call('GET /character/myself', {}, token)).body.character.setting;

async function choose({ token }: TestPlayer, title: string, choice: string): Promise<void> {
  const storylet = pack.storylets.find(({ name }) => name === title);
  await call('POST /storylet/begin', { eventId: storylet?.id ?? 0 }, token);
  const branchId = storylet?.branches.find(({ name }) => name === choice)?.id ?? 0;
  await call('POST /storylet/choosebranch', { branchId }, token);
  await call('POST /storylet', {}, token);
}

test('a place has its label, its hit areas and its stacking order', {
  meta: { rows: ['C-MAP-025'] },
}, async () => {
  const player = await aPlayer(server);
  expect((await placeOf(player, 'Market Cross'))?.jsonInfo).toMatchObject({
    ...{ zIndex: 3, labelX: 2540, labelY: 900, hitbox: '2300,700 2780,690 2860,1040' },
  });
  expect((await placeOf(player, 'The Bell Tower'))?.jsonInfo).toMatchObject({
    ...{ zIndex: 4, hideLabel: true, mainDestinationHitbox: '2590,990 2610,990 2600,960' },
  });
  expect((await placeOf(player, 'The Tide Mill'))?.jsonInfo).toEqual({ labelX: 3000, labelY: 2000, zIndex: 1 });
});

test('a place has its pin, the position of the player’s marker, and its overlays', {
  meta: { rows: ['C-MAP-028'] },
}, async () => {
  expect((await placeOf(await aPlayer(server), 'Market Cross'))?.jsonInfo).toMatchObject({
    ...{ pinOffsetX: 5, pinOffsetY: -60, playerMarkerOffsetX: 40, playerMarkerOffsetY: 30 },
    overlay: { index: 1, x: 10, y: 20, width: 300, height: 200 },
  });
});

test('a place has the positions of its sprites and the focal point of its banner', {
  meta: { rows: ['C-MAP-029'] },
}, async () => {
  const player = await aPlayer(server);
  expect((await placeOf(player, 'Market Cross'))?.jsonInfo).toMatchObject({
    ...{ sprite: 'lampwick', spriteTopLeftX: 2260, spriteTopLeftY: 680 },
    ...{ selectionSpriteTopLeftX: 2250, selectionSpriteTopLeftY: 670, headerOffsetX: 50, headerOffsetY: 20 },
  });
  expect((await placeOf(player, 'The Bell Tower'))?.jsonInfo).toMatchObject({
    ...{ mainDestinationSpriteTopLeftX: 2580, mainDestinationSpriteTopLeftY: 940 },
  });
});

test('a place says what is possible there, and its label for the map overrides that of its setting', {
  meta: { rows: ['C-MAP-030'] },
}, async () => {
  const player = await aPlayer(server);
  expect(await placeOf(player, 'Market Cross')).toMatchObject({
    ...{ canChangeOutfit: true, shouldShowTravelButton: true, travelButtonLabel: 'Travel' },
    ...{ needsProminentTravelButton: false, jsonInfo: { sprite: 'lampwick' } },
  });
  await move(player, 'Ferry Stairs');
  await choose(player, 'The Waterman', 'Be rowed out to the Roads');
  expect(await placeOf(player, 'The Anchorage')).toMatchObject({
    ...{ travelButtonLabel: 'Put to sea', needsProminentTravelButton: true },
  });
  expect(await placeOf(player, 'The Lantern Steps')).toMatchObject({
    ...{ travelButtonLabel: 'Cast off', needsProminentTravelButton: false },
  });
});

test('the root is among the places, with the size of the map and its sheets', {
  meta: { rows: ['C-MAP-031', 'C-MAP-038'] },
}, async () => {
  const { areas } = await mapOf(await aPlayer(server));
  const roots = areas.filter(({ areaTypeName }) => areaTypeName === 'Root');
  expect(roots).toMatchObject([
    {
      ...{ areaKey: 'london', name: 'The Town', childAreas: [] },
      ...{ discovered: false, unlocked: false, canMoveTo: false, visitable: false },
      jsonInfo: { rootPrefix: 'london', width: 5220, height: 3000, minDestZoom: 3.5, spriteSheetCount: 5 },
    },
  ]);
  expect(roots[0]).not.toHaveProperty('unavailableDescription');
});

test('a closed place says why, and names its map unless it is on every map', {
  meta: { rows: ['C-MAP-027'] },
}, async () => {
  const player = await aPlayer(server);
  expect(await placeOf(player, 'The Old Mint')).toMatchObject({
    unavailableDescription: 'The door has a hatch in it, and somebody behind the hatch.',
    mapRootArea: { areaKey: 'london' },
  });
  expect(await placeOf(player, 'The Wings')).not.toHaveProperty('mapRootArea');
});

test('an undrawn place has no label and no hit area, and an undrawn map has no size', async () => {
  const player = await aPlayer(server);
  const undrawn = { labelX: 0, labelY: 0, zIndex: 0, hideLabel: true };
  expect((await placeOf(player, 'The Playhouse'))?.jsonInfo).toEqual(undrawn);
  await move(player, 'Ferry Stairs');
  await choose(player, 'The Waterman', 'Be rowed out to the Roads');
  const sea = await mapOf(player);
  expect(sea.areas.filter(({ areaTypeName }) => areaTypeName === 'Root')).toMatchObject([
    { areaKey: 'unterzee', jsonInfo: undrawn },
  ]);
  expect((await settingOf(player)).mapRootArea).toEqual({ areaKey: 'unterzee' });
});

test('the map is a tree: districts contain their places with their gates', {
  meta: { rows: ['C-MAP-032'] },
}, async () => {
  const player = await aPlayer(server);
  await move(player, 'Ferry Stairs');
  const { areas, currentArea } = await mapOf(player);
  const stairs = areas.find(({ name }) => name === 'Ferry Stairs');
  expect(stairs?.childAreas).toMatchObject([{ name: 'The Old Mint', gateEvent: { name: 'The Hatch at the Mint' } }]);
  expect(currentArea).toMatchObject({ id: stairs?.id, unlocked: true, canMoveTo: false });
  const cross = areas.find(({ name }) => name === 'Market Cross');
  expect(cross?.childAreas).toMatchObject([{ name: 'The Bell Tower', jsonInfo: { sprite: 'almanac' } }]);
});

test('the setting says how its map is shown, with the defaults of the city', {
  meta: { rows: ['C-MAP-033', 'C-MAP-034'] },
}, async () => {
  expect(await settingOf(await aPlayer(server))).toMatchObject({
    ...{ canOpenMap: true, canTravel: true, canChangeOutfit: true, mapRootArea: { areaKey: 'london' } },
    jsonInfo: {
      ...{ shouldShowTravelButton: true, travelButtonLabel: 'Travel', needsProminentTravelButton: false },
      ...{ minZoom: 3, maxZoom: 5, gateIconStyle: 'seal', hideCurrentGateIcon: false, landmarkStyle: 'italic' },
      ...{ hasMapOverlay: false, initPercentX: 50, initPercentY: 0, hideZoomControl: false },
    },
  });
});

test('the author’s settings replace the defaults of the map, also at sea', {
  meta: { rows: ['C-MAP-034'] },
}, async () => {
  const player = await aPlayer(server);
  await move(player, 'Ferry Stairs');
  await choose(player, 'The Waterman', 'Be rowed out to the Roads');
  expect((await settingOf(player)).jsonInfo).toMatchObject({
    ...{ minZoom: 4.35107444, maxZoom: 6, gateIconStyle: 'lantern', labelBackgroundColour: '#10202acc' },
    ...{ travelButtonLabel: 'Put to sea', needsProminentTravelButton: true },
  });
  const other = await aPlayer(server);
  await move(other, 'The Quarantine');
  expect(await settingOf(other)).toMatchObject({
    canTravel: false,
    jsonInfo: {
      ...{ minZoom: 3.5, maxZoom: 4.5, initPercentX: 20, initPercentY: 60, hideZoomControl: true },
      ...{ hideCurrentGateIcon: true, landmarkStyle: 'capitals', hasMapOverlay: true },
    },
  });
});

test('a character in no area sees all maps and may go anywhere', async () => {
  const player = await aPlayer(server);
  await move(player, 'Ferry Stairs');
  await choose(player, 'The Waterman', 'Be set down in the fog');
  const map = await mapOf(player);
  expect(map).not.toHaveProperty('currentArea');
  expect(map.areas.filter(({ areaTypeName }) => areaTypeName === 'Root').map(({ areaKey }) => areaKey)).toEqual([
    'london',
    'unterzee',
  ]);
  const setting = await settingOf(player);
  expect(setting).not.toHaveProperty('mapRootArea');
  expect(setting.jsonInfo).not.toHaveProperty('minZoom');
  expect(await move(player, 'Market Cross')).toMatchObject({ isSuccess: true, area: { name: 'Market Cross' } });
  expect((await mapOf(player)).currentArea).toMatchObject({ name: 'Market Cross' });
});

test('a character in an area that is on no map has no map', async () => {
  const player = await aPlayer(server);
  await move(player, 'The Playhouse');
  await choose(player, 'The Trap Door', 'Stand on it');
  const { currentArea } = await mapOf(player);
  expect(currentArea).toMatchObject({ name: 'The Wings', type: 'Destination', jsonInfo: { hideLabel: true } });
  expect(currentArea).not.toHaveProperty('mapRootArea');
  expect(await settingOf(player)).not.toHaveProperty('mapRootArea');
});

test('a discovered place is drawn, and an undiscovered one is not', async () => {
  const player = await aPlayer(server);
  await move(player, 'Ferry Stairs');
  expect(JSON.stringify(await mapOf(player))).not.toContain('"labelX":2700');
  for (const _time of [1, 2]) await choose(player, 'The Waterman', 'Read a chapter');
  expect(await placeOf(player, 'The Hidden Mews')).toMatchObject({ discovered: true, jsonInfo: { labelX: 2700 } });
});

test('the reply to a journey has the drawn place and its arrival text', {
  meta: { rows: ['C-TRAVEL-016'] },
}, async () => {
  expect(await move(await aPlayer(server), 'The Bell Tower')).toMatchObject({
    isSuccess: true,
    area: { name: 'The Bell Tower', jsonInfo: { sprite: 'almanac', labelX: 2600 } },
    message: 'You go up a hundred and one steps, and count them.',
  });
});

test('the arrival text is not part of the map', async () => {
  expect(JSON.stringify(await mapOf(await aPlayer(server)))).not.toContain('a hundred and one steps, and count them');
});

test('the test town is drawn on the maps of the default world', () => {
  const played = compileWorld(folder).pack;
  const drawn = (name: string) => played?.areas.find((area) => area.name === name);
  expect(drawn('The Roads')?.drawnMap).toMatchObject({ rootPrefix: 'unterzee', width: 2048, height: 1178 });
  expect(drawn('The Anchorage')?.drawing).toMatchObject({ sprite: 'underhall-roads' });
});

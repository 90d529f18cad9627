import { join } from 'node:path';
import type { Pack } from '@underhall/engine';
import { compileTexts, readFolder } from '@underhall/language';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const SONG = `= The Song Sheet
where: The Playhouse
image: murmurs
teaser: One sheet among nine.

| The lamp is *out*,
| the moon is late.

== Read it through
once: yes
cost: 0 actions
image: murmurs

Your lips move.

=== always: Nearly Known
gain: Applause 1

It has four lines, and a fold.

== Sing
cost: 0 actions
image: murmurs

Somebody hums, to be helpful.

=== always: Everybody
when: Applause 1+
gain: Applause 1

| They all come in
| on the second line.

=== always: Alone

You finish first.
`;

const town = readFolder(join(import.meta.dirname, '../../../journeys/town'));
const pack = compileTexts([...town, { path: 'areas/playhouse/the-song-sheet.story', text: SONG }], '').pack as Pack;
const server = await aServer({ pack });
const { call } = server;

async function atTheSongSheet() {
  const { token } = await aPlayer(server);
  await call('POST /map/move', { areaId: pack.areas.find(({ name }) => name === 'The Playhouse')?.id ?? 0 }, token);
  const eventId = pack.storylets.find(({ name }) => name === 'The Song Sheet')?.id ?? 0;
  const begin = async () => (await call('POST /storylet/begin', { eventId }, token)).body.storylet;
  const press = async (branchId: number) => (await call('POST /storylet/choosebranch', { branchId }, token)).body;
  const choose = async (name: string) => {
    const branchId = (await begin())?.childBranches.find((branch) => branch.name === name)?.id ?? 0;
    return { branchId, reply: await press(branchId) };
  };
  const titleAfter = async (name: string) => (await choose(name)).reply.endStorylet?.event.name;
  return { begin, press, choose, titleAfter };
}

test('lines of verse are separated by line breaks', async () => {
  const { begin } = await atTheSongSheet();

  expect((await begin())?.description).toBe('<p>The lamp is <em>out</em>,<br>\nthe moon is late.</p>');
});

test('a branch that is chosen once is gone afterwards', async () => {
  const { begin, titleAfter } = await atTheSongSheet();
  const names = async () => (await begin())?.childBranches.map(({ name }) => name);

  expect(await names()).toEqual(['Read it through', 'Sing']);
  expect(await titleAfter('Read it through')).toBe('Nearly Known');
  expect(await names()).toEqual(['Sing']);
});

test('the outcome follows from the level before it, and a repeated request gets the same result', async () => {
  const { press, choose, titleAfter } = await atTheSongSheet();

  expect(await titleAfter('Sing')).toBe('Alone');
  await choose('Read it through');
  const { branchId, reply } = await choose('Sing');
  expect(reply.endStorylet?.event).toMatchObject({
    name: 'Everybody',
    description: '<p>They all come in<br>\non the second line.</p>',
  });
  expect(reply.messages).toMatchObject([{ possession: { name: 'Applause', level: 2 } }]);
  expect(await press(branchId)).toEqual(reply);
});

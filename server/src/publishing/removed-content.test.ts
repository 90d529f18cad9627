import { acceptsKey, type Endpoint, endpoints, signInProviders, testClientId } from '@underhall/contract';
import { openPack, type Pack } from '@underhall/engine';
import { ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import type { Arrange, Occasion } from '../testing/a-scene.ts';
import { aServer } from '../testing/a-server.ts';
import { aWholeWorld, wholeIds } from '../testing/a-whole-world.ts';
import { elsewhere, emptied } from '../testing/an-emptied-world.ts';
import { occasions } from '../testing/occasions.ts';
import { plainOf } from '../wording/markup.ts';

const whole = aWholeWorld();
const less = emptied(whole);

const server = await aServer({
  pack: whole,
  options: {
    environment: 'local',
    signIn: signInProviders.map((provider) => ({ provider, clientId: testClientId })),
    payments: { provider: 'test' },
  },
});
const play = (pack: Pack) => server.deps.world.replace(openPack(pack));
const arrange = (name: string): Promise<Occasion> => {
  play(whole);
  return (occasions[name] as Arrange)(server);
};
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const send = (name: string, { body, token }: Occasion, key?: string) =>
  server.call(name as 'POST /storylet', body as object, token, key);

test.each(endpoints.filter((each) => nameOf(each) in occasions).map((each) => [nameOf(each), each] as const))(
  '%s is answered when a version has removed everything that it is about',
  async (name, endpoint) => {
    const occasion = await arrange(name);
    play(less);
    const { status, body } = await send(name, occasion, acceptsKey(endpoint) ? `key of ${name}` : undefined);
    expect(status, JSON.stringify(body)).toBe(200);
    if (body.isSuccess === false) expect(body.message).toMatch(/\S/);
  },
);

const gone = (title: string) => `“${title}” is no longer part of the story. Choose again from what is here now.`;
const titled = ({ body }: Occasion): { readonly storylet: string; readonly branch: string } => {
  const { branchId, eventId } = body as { readonly branchId?: number; readonly eventId?: number };
  const storylet = whole.storylets.find(
    ({ id, branches }) => id === eventId || branches.some((branch) => branch.id === branchId),
  );
  const branch = storylet?.branches.find(({ id }) => id === branchId);
  return { storylet: plainOf(storylet?.name ?? ''), branch: plainOf(branch?.name ?? '') };
};

test('a storylet and a choice that a version has removed are named', async () => {
  const choosing = await arrange('POST /storylet/choosebranch');
  play({ ...whole, storylets: whole.storylets.map((storylet) => ({ ...storylet, branches: [] })) });
  const choose = async () => (await send('POST /storylet/choosebranch', choosing)).body;
  expect(await choose()).toMatchObject({ isSuccess: false, message: gone(titled(choosing).branch) });
  play(whole);
  play(less);
  expect(await choose()).toMatchObject({ isSuccess: false, message: gone(titled(choosing).storylet) });

  for (const name of [
    'POST /storylet/begin',
    'POST /storylet/renamequality',
    'POST /storylet/sendinternalsocialact',
    'POST /storylet/sendexternalsocialact',
  ]) {
    const occasion = await arrange(name);
    play(less);
    const { body } = await send(name, occasion);
    expect(body, name).toMatchObject({ isSuccess: false, message: gone(titled(occasion).storylet) });
  }

  const another = await aServer({ pack: less });
  const { token } = await aPlayer(another);
  const answer = await another.call('POST /storylet/choosebranch', choosing.body as { branchId: number }, token);
  expect(answer.body.message).toMatch(/^That choice is no longer part of the story\./);
});

/** What a call needs besides the caller. The content of these numbers is removed. */
const bodies: Readonly<Record<string, object>> = {
  'GET /agents/plots': { agentId: wholeIds.agent },
  'GET /messages/:id': { id: 1 },
  'POST /storylet/ineligiblecontacts': { branchId: wholeIds.asking },
  'GET /storylet/suggest': { branchid: wholeIds.asking },
  'GET /extra/together': { characterId: 1 },
};
const reads = endpoints.filter(({ repeat, who }) => repeat === 'reads' && who === 'character').map(nameOf);
/** Calls before which a player is in each position that a version can remove. */
const positions = {
  'an open report': 'POST /agents/perhapsnot',
  'a card in hand': 'POST /opportunity/discard',
  'a plan': 'POST /plan/delete',
  'a result': 'POST /storylet',
  'a branch that waits for a name': 'POST /storylet/renamequality',
  'an act that waits for a guest': 'POST /storylet/sendinternalsocialact',
  'an open invitation': 'POST /messages/acceptinvitation',
  'lent things': 'POST /agents/takeall',
  'things worn': 'POST /outfit/save',
};

test.each(Object.entries(positions))('a player with %s sees every page, and can go on', async (_, before) => {
  const { token } = await arrange(before);
  const owned = async () => (await server.call('GET /character/myself', {}, token)).body.possessions;
  const had = await owned();

  play(less);
  for (const name of reads) {
    const { status, body } = await send(name, { body: bodies[name] ?? {}, ...(token && { token }) });
    expect(status, `${name} ${JSON.stringify(body)}`).toBe(200);
  }
  const resumed = (await server.call('POST /extra/story/resume', {}, token)).body;
  const list = (await server.call('POST /storylet', {}, token)).body;
  expect(resumed.isSuccess).toBe(true);
  expect(list).toMatchObject({ isSuccess: true, phase: 'Available' });
  // An open result is shown first.
  expect([resumed, list].flatMap(({ lostPlace }) => lostPlace ?? [])).toEqual([
    expect.stringMatching(/You are now in Elsewhere\.$/),
  ]);
  const { area } = (await server.call('GET /character/myself', {}, token)).body.character;
  expect(area).toMatchObject({ id: elsewhere, name: 'Elsewhere' });

  play(whole);
  expect(await owned()).toEqual(had);
  expect((await server.call('POST /map/move', { areaId: ids.square }, token)).body.isSuccess).toBe(true);
});

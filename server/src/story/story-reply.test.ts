import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { StoryReply } from '@underhall/contract';
import type { Pack } from '@underhall/engine';
import { qualitiesOf } from '@underhall/engine/testing';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';

// The test town has a playhouse with every phase of a story.
const pack = compileWorld(join(import.meta.dirname, '../../../journeys/town')).pack as Pack;
const server = await aServer({ pack });
const { call } = server;

async function inTheTown() {
  const { token } = await aPlayer(server);
  const go = async (place: string) => {
    const areaId = pack.areas.find(({ name }) => name === place)?.id ?? 0;
    await call('POST /map/move', { areaId }, token);
  };
  const levelOf = async (quality: string) => {
    const { possessions } = (await call('GET /character/myself', {}, token)).body;
    return possessions.flatMap((group) => group.possessions).find(({ name }) => name === quality)?.level ?? 0;
  };
  const look = async () => (await call('POST /storylet', {}, token)).body;
  const begin = async (title: string) => {
    const eventId = pack.storylets.find(({ name }) => name === title)?.id ?? 0;
    return (await call('POST /storylet/begin', { eventId }, token)).body;
  };
  const choose = async (title: string, choice: string) => {
    const { storylet } = await begin(title);
    const branchId = storylet?.childBranches.find(({ name }) => name === choice)?.id ?? 0;
    return (await call('POST /storylet/choosebranch', { branchId }, token)).body;
  };
  const goBack = async () => (await call('POST /storylet/goback', {}, token)).body;
  return { go, levelOf, look, begin, choose, goBack };
}

/** Fields of every reply, beside its phase. */
const always: readonly (keyof StoryReply)[] = [
  'isSuccess',
  'phase',
  'actions',
  'canChangeOutfit',
  'hasUpdatedCharacter',
  'elapsed',
  'maxHandSize',
];

test('the specified fields of listed storylets make their compressed replies at most 10 % longer', async () => {
  const here = await aServer();
  const { token, characterId } = await aPlayer(here);
  const { qualities, areas } = here.deps.world.pack;
  const everything = qualitiesOf(Object.fromEntries(qualities.map(({ id }) => [id, 3])));
  const bytes = { sent: 0, without: 0 };
  for (const { id: area } of areas.filter(({ type }) => type !== 'Root' && type !== 'Landmark')) {
    await changeCharacter(here, characterId, () => ({ area, story: { phase: 'Available' }, qualities: everything }));
    const { storylets = [], ...reply } = (await here.call('POST /storylet', {}, token)).body;
    const shorter = storylets.map(
      ({ description, mobileDescription, canGoBack, canChangeOutfit, childBranches, deckTypeName, ...rest }) => rest,
    );
    bytes.sent += gzipSync(JSON.stringify({ ...reply, storylets })).length;
    bytes.without += gzipSync(JSON.stringify({ ...reply, storylets: shorter })).length;
  }
  expect(bytes.without).toBeGreaterThan(5_000);
  expect(bytes.sent / bytes.without).toBeLessThan(1.1);
});

test('each phase has its own fields, and every reply the common ones', {
  meta: { rows: ['C-STORY-024'] },
}, async () => {
  const { go, look, begin, choose, goBack } = await inTheTown();
  await go('The Playhouse');
  const holds = (reply: StoryReply, phase: StoryReply['phase'], ...fields: readonly (keyof StoryReply)[]) => {
    expect(reply.phase).toBe(phase);
    expect(Object.keys(reply).sort()).toEqual([...always, ...fields].sort());
  };
  holds(await look(), 'Available', 'storylets');
  holds(await begin('The Prompter'), 'In', 'storylet');
  holds(await goBack(), 'Available', 'storylets');
  holds(await choose('The Property Table', 'Take the lot'), 'End', 'endStorylet', 'messages', 'setting');
  await look();
  holds(await choose('The Christening', 'Put a name down'), 'Rename', 'rename');
  await goBack();
  await goBack();
  holds(await choose('Letters from the Playhouse', 'Ask somebody to share a box'), 'Act', 'socialAct');
  await goBack();
  holds(await choose('Letters from the Playhouse', 'Write to somebody outside'), 'ExternalAct', 'externalSocialAct');
});

test('a result that gives a code has its greeting and link, and the code can be redeemed by another player', async () => {
  const { go, choose } = await inTheTown();
  await go('The Playhouse');
  const { endStorylet } = await choose('The Prompter', 'Ask for a card to hand on');

  expect(endStorylet?.accessCode).toEqual({
    initialMessage: 'There is a purse on the table, and your name on the purse.',
    shareUrl: 'http://127.0.0.1:8080/a/a-purse',
  });
  const { token } = await aPlayer(server);
  const { body } = await call('POST /accesscode/processaccesscode', { accessCodeName: 'a-purse' }, token);
  expect(body).toMatchObject({ isSuccess: true });
});

test('a choice gives and takes what its outcome says', { meta: { rows: ['C-STORY-003'] } }, async () => {
  const { levelOf, look, choose } = await inTheTown();
  await choose('The Almoner', 'Take a hundred pence');
  await look();
  expect([await levelOf('Echoes'), await levelOf('Reader')]).toEqual([100, 0]);
  const { messages = [] } = await choose('The Hatch at the Mint', 'Offer a hundred pence');
  expect(messages.flatMap(({ possession }) => possession?.name ?? []).sort()).toEqual(['Echoes', 'Reader']);
  expect([await levelOf('Echoes'), await levelOf('Reader')]).toEqual([0, 1]);
});

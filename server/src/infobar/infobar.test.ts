import type { Snippet } from '@underhall/contract';
import { aWorld, ids, qualitiesOf } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { changeCharacter } from '../testing/changed-character.ts';

const favoured = [{ kind: 'level' as const, quality: ids.favour, atLeast: 1 }];
const told = (id: number) => ({ id, title: `Hats, ${id}`, html: `<p>${id} for one.</p>`, when: [], image: 'hats' });
const snippets = [...[1, 2, 3, 4, 5, 6, 7].map(told), { ...told(8), when: favoured }];
const stall = { image: 'stall', alt: 'A stall.', link: '/bazaar' };
const { pack } = aWorld({
  pack: {
    start: { area: ids.quay, qualities: [], restrictions: [], faces: ['beardy'] },
    snippets,
    adverts: [
      { ...told(1), ...stall },
      { ...told(2), ...stall, link: 'https://example.org/wick' },
    ],
    news: [
      { ...told(1), order: 2 },
      { id: 2, title: 'For friends', html: '<p>Come in.</p>', when: favoured, order: 1, link: '/help' },
    ],
  },
});
const server = await aServer({ pack });
const { call } = server;

const idsOf = (shown: readonly Snippet[]) => shown.map(({ id }) => id);
const befriend = (characterId: number) =>
  changeCharacter(server, characterId, () => ({ qualities: qualitiesOf({ [ids.favour]: 1 }) }));

test('returns an advert, and five snippets with ID, title, text and picture', {
  meta: { rows: ['C-API-085', 'C-INFOBAR-008', 'C-INFOBAR-009'] },
}, async () => {
  const { token } = await aPlayer(server);
  const { status, body } = await call('GET /infobar', {}, token);

  expect(status).toBe(200);
  expect(body.advert).toEqual({
    image: 'stall',
    altText: 'A stall.',
    url: expect.stringMatching(/^(?:\/bazaar|https:\/\/example\.org\/wick)$/),
    title: expect.stringMatching(/^Hats, [12]$/),
    description: expect.stringMatching(/^<p>[12] for one\.<\/p>$/),
  });
  const [first] = body.snippets;
  expect(first).toEqual({
    id: first?.id,
    title: `Hats, ${first?.id}`,
    description: `<p>${first?.id} for one.</p>`,
    image: 'hats',
  });
  expect(new Set(idsOf(body.snippets)).size).toBe(5);
});

test('returns the snippets that follow the given one, and starts again after the last', {
  meta: { rows: ['C-API-084', 'C-CONST-008'] },
}, async () => {
  const { token, characterId } = await aPlayer(server);
  const after = async (id: number) => idsOf((await call('GET /infobar/snippets', { after: id }, token)).body);

  expect(await after(1)).toEqual([2, 3, 4, 5, 6]);
  expect(await after(6)).toEqual([7, 1, 2, 3, 4]);
  expect(await after(7)).toEqual([1, 2, 3, 4, 5]);
  expect((await call('GET /infobar/snippets', { after: 99 }, token)).body).toHaveLength(5);
  expect((await call('GET /infobar/snippets', {}, token)).body).toHaveLength(5);

  await befriend(characterId);
  expect(await after(7)).toEqual([8, 1, 2, 3, 4]);
});

test('sends news but neither adverts nor snippets while Extras is restricted', async () => {
  const { token, characterId } = await aPlayer(server);
  await changeCharacter(server, characterId, () => ({ restrictions: ['Extras'] }));

  expect((await call('GET /infobar', {}, token)).body).toEqual({ isSuccess: true, snippets: [] });
  expect((await call('GET /infobar/snippets', {}, token)).body).toEqual([]);
  expect((await call('GET /news', {}, token)).body.newsItem?.id).toBe(1);
});

test('sends the first news that fit the character, with their picture and link', async () => {
  const { token, characterId } = await aPlayer(server);
  const words = '<p>1 for one.</p>';
  expect((await call('GET /news', {}, token)).body).toEqual({
    isSuccess: true,
    newsItem: { id: 1, title: 'Hats, 1', description: words, body: words, image: 'hats' },
  });

  await befriend(characterId);
  const friendly = '<p>Come in.</p>';
  expect((await call('GET /news', {}, token)).body.newsItem).toEqual({
    ...{ id: 2, title: 'For friends', description: friendly, body: friendly, url: '/help' },
  });
});

test('replies without items if the world has no such pages', async () => {
  const bare = await aServer({ pack: aWorld().pack });
  const { token } = await aPlayer(bare);

  expect((await bare.call('GET /infobar', {}, token)).body).toEqual({ isSuccess: true, snippets: [] });
  expect((await bare.call('GET /infobar/snippets', {}, token)).body).toEqual([]);
  expect((await bare.call('GET /news', {}, token)).body).toEqual({ isSuccess: true });
});

test('saves a snippet to the journal once, and only for a character who can see it', {
  meta: { rows: ['C-INFOBAR-012'] },
}, async () => {
  const { token, characterId } = await aPlayer(server);
  const share = async (contentKey: number, message?: string) => {
    const lies = { image: '"><script>', contentClass: 'Sidebar' } as const;
    return (await call('POST /profile/share', { ...lies, contentKey, ...(message && { message }) }, token)).body;
  };
  const replies = await Promise.all(Array.from({ length: 16 }, () => share(3)));
  expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
    new Set(['{"isSuccess":true,"message":"It is saved in your journal."}']),
  );
  await share(4, ' <b>Mine</b> ');

  const { entries } = (await call('GET /journal', { sortBy: 1 }, token)).body;
  expect(entries).toMatchObject([
    { eventName: 'Hats, 3', playerMessage: '<p>3 for one.</p>', image: 'hats', areaName: 'The Quay' },
    { eventName: '&lt;b&gt;Mine&lt;/b&gt;', playerMessage: '<p>4 for one.</p>', image: 'hats' },
  ]);
  expect(await share(8)).toMatchObject({ isSuccess: false });
  expect(await share(3, 'x'.repeat(121))).toMatchObject({ isSuccess: false });
  await changeCharacter(server, characterId, () => ({ restrictions: ['Extras'] }));
  expect(await share(5)).toMatchObject({ isSuccess: false });
});

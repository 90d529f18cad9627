import type { Storylet, Text } from '@underhall/engine';
import { aWorld } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { firstSceneOf } from './first-scene.ts';

test('whoever has no account is told the scene that meets a new character, word for word', async () => {
  const server = await aServer();
  const { status, body } = await server.call('GET /extra/first-scene');
  const { token } = await aPlayer(server);
  const met = await server.call('POST /storylet', {}, token);
  const { area } = (await server.call('GET /character/myself', {}, token)).body.character;

  expect(status).toBe(200);
  expect(body.scene?.storylet).toEqual(met.body.storylet);
  expect(body.scene?.area).toEqual({ name: area.name, image: area.image });
  expect(body.scene?.storylet.childBranches.length).toBeGreaterThan(1);
});

test('it may be used again for a minute, by whoever stands between; what is a player’s own never', async () => {
  const { app } = await aServer();
  const cachingOf = async (path: string) => (await app.inject({ url: `/api${path}` })).headers['cache-control'];

  expect(await cachingOf('/extra/first-scene')).toBe('public, max-age=60');
  expect(await cachingOf('/extra/config')).toBe('no-cache,no-store');
  expect(await cachingOf('/login/user')).toBe('no-cache,no-store');
});

/** A world whose newcomers are met by a storylet with this text. */
const worldWith = (descriptionHtml: Text, about: Partial<Storylet> = {}) =>
  aWorld({ storylet: { urgency: 'must', descriptionHtml, ...about } });

test('another world has a scene of its own', () => {
  expect(firstSceneOf(worldWith('<p>Rain on the quay.</p>'))?.storylet).toMatchObject({
    name: 'The Lamplighter',
    description: '<p>Rain on the quay.</p>',
    childBranches: [{ name: 'Ask what he lights' }],
  });
});

test('a world has none that meets nobody by force, or that tells it to each in other words', () => {
  const pronoun = { kind: 'pronoun', gentleman: 'he', lady: 'she', indistinct: 'they' } as const;

  expect(firstSceneOf(worldWith('Rain.', { urgency: 'normal' }))).toBeUndefined();
  expect(firstSceneOf(worldWith(['Here is ', { kind: 'name' }]))).toBeUndefined();
  expect(firstSceneOf(worldWith(['There ', pronoun, ' is']))).toBeUndefined();
});

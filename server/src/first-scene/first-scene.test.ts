import type { Storylet, Text } from '@underhall/engine';
import { aWorld } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';
import { firstSceneOf } from './first-scene.ts';

test('returns the first scene of a new character word for word, without an account', async () => {
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

test('shared caches may store the scene for a minute, but never a player’s own data', async () => {
  const { app } = await aServer();
  const cachingOf = async (path: string) => (await app.inject({ url: `/api${path}` })).headers['cache-control'];

  expect(await cachingOf('/extra/first-scene')).toBe('public, max-age=60');
  expect(await cachingOf('/extra/config')).toBe('no-cache,no-store');
  expect(await cachingOf('/login/user')).toBe('no-cache,no-store');
});

/** A world whose first scene has this text. */
const worldWith = (descriptionHtml: Text, about: Partial<Storylet> = {}) =>
  aWorld({ storylet: { urgency: 'must', descriptionHtml, ...about } });

test('another world has its own first scene', () => {
  expect(firstSceneOf(worldWith('<p>Rain on the quay.</p>'))?.storylet).toMatchObject({
    name: 'The Lamplighter',
    description: '<p>Rain on the quay.</p>',
    childBranches: [{ name: 'Ask what he lights' }],
  });
});

test('returns no scene if the world forces none, or if it differs between characters', () => {
  const pronoun = { kind: 'pronoun', gentleman: 'he', lady: 'she', indistinct: 'they' } as const;

  expect(firstSceneOf(worldWith('Rain.', { urgency: 'normal' }))).toBeUndefined();
  expect(firstSceneOf(worldWith(['Here is ', { kind: 'name' }]))).toBeUndefined();
  expect(firstSceneOf(worldWith(['There ', pronoun, ' is']))).toBeUndefined();
});

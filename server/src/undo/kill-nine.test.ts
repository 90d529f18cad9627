import { aWorld, ids } from '@underhall/engine/testing';
import { expect, test } from 'vitest';
import { aHome, killNine } from '../testing/a-process.ts';
import { aConnection } from '../testing/database.ts';
import { arriveAt, ask } from '../testing/from-outside.ts';

test('kill -9 after the reply: what was undone stays undone, and what was removed stays removed', async () => {
  const home = await aHome(aWorld().pack, await aConnection());
  let server = await home.start();
  const player = await arriveAt(server, 'Forgetful');
  const note = (words: string) =>
    ask(server, 'POST /extra/notes', { kind: 'storylet', id: ids.lamplighter, words }, player);
  const killed = async () => {
    await killNine(server);
    server = await home.start();
  };
  await note('oil');
  const { undo } = await note('');
  expect(await ask(server, 'POST /extra/undo', { id: undo?.id ?? 0 }, player)).toMatchObject({ isSuccess: true });
  await killed();
  expect((await ask(server, 'GET /extra/notes', {}, player)).notes).toMatchObject([{ words: 'oil' }]);
  await note('');
  await killed();
  expect((await ask(server, 'GET /extra/notes', {}, player)).notes).toEqual([]);
}, 300_000);

import type { NoteKind } from '@underhall/contract';
import { maxNoteLength, maxNotes } from '@underhall/contract/limits';
import { aStorylet, aWorld, ids } from '@underhall/engine/testing';
import { beforeEach, expect, test } from 'vitest';
import { aPlayer, type TestPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const secret = 50;
const unseen = [{ kind: 'level', quality: ids.watchful, atLeast: 999 } as const];
const server = await aServer({
  pack: { ...aWorld().pack, storylets: [aStorylet({ name: 'A Lamp' }), aStorylet({ id: secret, when: unseen })] },
});
const { call, deps, database } = server;
let player: TestPlayer;
beforeEach(async () => {
  player = await aPlayer(server);
});

const notes = async (token = player.token) => (await call('GET /extra/notes', {}, token)).body.notes;
const write = async (kind: NoteKind, id: number, words: string, key?: string) =>
  (await call('POST /extra/notes', { kind, id, words }, player.token, key)).body;
const onLamp = (words: string, key?: string) => write('storylet', ids.lamplighter, words, key);
const stored = async (count: number) =>
  expect(
    await database.commit(
      Array.from({ length: count }, (_, at) =>
        deps.notes.writing(player.characterId, { kind: 'thing', id: 90_000 + at, name: `Thing ${at}`, words: 'kept' }),
      ),
    ),
  ).toBe(true);

test('stores a note exactly as written, and returns it with the name of its subject', async () => {
  expect(await notes()).toEqual([]);
  const words = `<b>oil</b> & 'wick'\nÓ ${'x'.repeat(1900)}`;
  const note = { kind: 'storylet', id: ids.lamplighter, name: 'A Lamp', words, isGone: false };

  expect(await onLamp(words)).toEqual({ isSuccess: true, message: 'Your note is saved.', note });
  expect(await notes()).toEqual([note]);
  await onLamp('again');
  expect(await notes()).toEqual([{ ...note, words: 'again' }]);
});

test('an empty text deletes a note; deleting a missing note changes nothing', async () => {
  await onLamp('oil');
  expect(await onLamp(' \n ')).toMatchObject({ isSuccess: true, message: 'Your note is gone.' });
  expect(await notes()).toEqual([]);
  expect(await onLamp('')).toMatchObject({ isSuccess: true });
});

test('refuses notes on anything the player cannot see, and the refusal reveals nothing', async () => {
  const refusals = await Promise.all([
    write('storylet', secret, 'x'),
    write('storylet', 987_654, 'x'),
    write('branch', ids.ask, 'x'),
    write('thing', 987_654, 'x'),
  ]);
  expect(new Set(refusals.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(refusals[0]).toMatchObject({ isSuccess: false, message: expect.stringContaining('something on this page') });
  await call('POST /storylet/begin', { eventId: ids.lamplighter }, player.token);
  expect(await write('branch', ids.ask, 'oil first')).toMatchObject({ isSuccess: true });
});

test('only their writer can read notes', async () => {
  await onLamp('mine');
  const other = await aPlayer(server);
  expect(await notes(other.token)).toEqual([]);
  await call('POST /extra/notes', { kind: 'storylet', id: ids.lamplighter, words: '' }, other.token);
  expect(await notes()).toMatchObject([{ words: 'mine' }]);
});

test('a note whose subject has left the world stays, is marked, and can be changed and deleted', async () => {
  await stored(1);
  expect(await notes()).toEqual([{ kind: 'thing', id: 90_000, name: 'Thing 0', words: 'kept', isGone: true }]);
  expect(await write('thing', 90_000, 'still')).toMatchObject({
    note: { name: 'Thing 0', words: 'still', isGone: true },
  });
  await write('thing', 90_000, '');
  expect(await notes()).toEqual([]);
});

test('limits length and number of notes; existing ones can still be changed', async () => {
  expect(await onLamp('x'.repeat(maxNoteLength))).toMatchObject({ isSuccess: true });
  expect(await onLamp('x'.repeat(maxNoteLength + 1))).toMatchObject({
    isSuccess: false,
    message: expect.stringContaining('2,000'),
  });
  await onLamp('');
  await stored(maxNotes);
  expect(await onLamp('one more')).toMatchObject({ isSuccess: false, message: expect.stringContaining('the maximum') });
  expect(await write('thing', 90_001, 'changed')).toMatchObject({ isSuccess: true });
});

test('sixteen identical notes under one key are stored once; a used key accepts no other text', async () => {
  const answers = await Promise.all(Array.from({ length: 16 }, () => onLamp('once', 'one press')));
  expect(new Set(answers.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(answers[0]).toMatchObject({ isSuccess: true });
  expect(await notes()).toHaveLength(1);
  expect(await onLamp('twice', 'one press')).toMatchObject({ isSuccess: false });
  // A late duplicate does not restore a deleted note.
  await onLamp('');
  await onLamp('once', 'one press');
  expect(await notes()).toEqual([]);
});

test('notes are neither in the character nor in the ledgers', async () => {
  const before = await deps.characters.load(player.characterId);
  await onLamp('between ourselves', 'a key');
  expect(await deps.characters.load(player.characterId)).toEqual({ ...before, now: expect.any(Number) });
  const ledgers = await database.run<{ row: string }>({
    name: 'test-commands',
    text: `select to_jsonb(t)::text as row from account_commands t`,
  });
  expect(ledgers.length).toBeGreaterThan(0);
  expect(ledgers.filter(({ row }) => row.includes('between ourselves'))).toEqual([]);
});

import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer, type TestServer } from '../testing/a-server.ts';
import { runDueStories } from './run-due-stories.ts';

const week = 7 * 86_400_000;
const silent = () => {};

const told = ({ database }: TestServer, characterId: number) =>
  database.run<{ title: string; at: Date }>({
    name: 'test-told',
    text: `select title, at from messages where character_id = ${characterId} order by at`,
  });
const versionOf = async ({ deps }: TestServer, characterId: number) =>
  (await deps.characters.load(characterId))?.version;

const server = await aServer();
/** The same server, later by the game's clock. */
const laterBy = (clockOffset: number) => aServer({ database: server.database, options: { clockOffset } });

test('runs a timed story while the player is away, once, at its planned time', async () => {
  const { characterId } = await aPlayer(server);
  const due = (await server.deps.characters.load(characterId))?.character.timers[0]?.dueAt ?? 0;
  await runDueStories(server.deps, silent);
  expect(await told(server, characterId)).toEqual([]);
  expect(await versionOf(server, characterId)).toBe(0);

  const nextWeek = await laterBy(week + 3_600_000);
  await Promise.all([1, 2, 3, 4].map(() => runDueStories(nextWeek.deps, silent)));
  expect(await told(server, characterId)).toEqual([{ title: 'Nurse Time Looks In', at: new Date(due) }]);
  expect(await versionOf(server, characterId)).toBe(1);
  await runDueStories(nextWeek.deps, silent);
  expect(await versionOf(server, characterId)).toBe(1);

  await runDueStories((await laterBy(2 * week + 3_600_000)).deps, silent);
  expect(await told(server, characterId)).toHaveLength(2);
});

test('a character whose turn fails delays no other, and the error is logged', async () => {
  const [first, second] = [await aPlayer(server), await aPlayer(server)];
  await server.database.run({
    name: 'test-break',
    text: `update characters set state = '{}', due_at = 1 where id = ${first.characterId}`,
  });
  const complaints: string[] = [];
  await runDueStories((await laterBy(5 * week)).deps, (message) => void complaints.push(message));

  expect(await told(server, second.characterId)).not.toEqual([]);
  expect(complaints).toEqual([expect.stringContaining(`character ${first.characterId}`)]);
});

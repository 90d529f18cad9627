import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { compileProgram, testProgram } from '../testing/a-published-world.ts';
import { anUploadedVersion, aPublishToken } from '../testing/a-publisher.ts';
import { removableWorld, type WrittenVersion } from '../testing/a-removable-world.ts';
import { aServer } from '../testing/a-server.ts';
import { removableThings, thank } from '../testing/removable-positions.ts';
import { goLive } from './go-live.ts';
import { openVersion } from './open-version.ts';

const [first, , renaming, , after] = removableWorld() as [
  WrittenVersion,
  WrittenVersion,
  WrittenVersion,
  WrittenVersion,
  WrittenVersion,
];

test('a renamed thing stays owned over versions that the player, or an author, has skipped', async () => {
  const server = await aServer({
    pack: first.pack,
    options: { compiler: { program: compileProgram, version: testProgram } },
  });
  const token = await aPublishToken(server);
  const publish = async ({ contents }: WrittenVersion): Promise<number> => {
    const version = await anUploadedVersion(server, token, contents);
    await server.deps.compiler.compile(version);
    expect(await goLive(server.deps, { version, by: 'ada', isAgain: false })).toBeUndefined();
    return version;
  };
  /** Opens the live version, as a server does that was off in the meantime. */
  const play = async (version: number) => server.deps.world.replace((await openVersion(server.deps, version)).world);
  const number = await publish(first);
  const player = await aPlayer(server);
  const owned = async () => {
    const { body } = await server.call('GET /character/myself', {}, player.token);
    return body.possessions.flatMap(({ possessions }) => possessions.map(({ name, level }) => `${name} ${level}`));
  };
  const counters = { told: 0, bought: 0 };
  const ask: Parameters<typeof thank>[0] = async (method, path, body) =>
    (await server.call(`${method} ${path}` as 'POST /storylet', body ?? {}, player.token)).body;
  await thank(ask, removableThings(first.pack), counters);
  expect(await owned()).toContain('Thanks 1');

  // No call of the player is in the version that says what was renamed.
  await publish(renaming);
  await play(await publish(after));
  expect(await owned()).toContain('Gratitude 1');

  // An author who has only seen the first version.
  const skipping = (text: string) =>
    text.replace(/\bThanks\b/g, 'Mercy').replace('= Mercy\n', '= Mercy\nwas: Thanks\n');
  const contents = Object.entries(first.contents).map(([path, content]) => [
    path,
    path.endsWith('.story') ? skipping(String(content)) : content,
  ]);
  await play(await publish({ ...first, contents: Object.fromEntries(contents) }));
  expect(await owned()).toContain('Mercy 1');

  expect(await goLive(server.deps, { version: number, by: 'ada', isAgain: true })).toBeUndefined();
  await play(number);
  expect(await owned()).toContain('Thanks 1');
});

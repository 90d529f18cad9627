import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { whatWentWrong } from './run-until-stopped.ts';
import { aHome } from './testing/a-process.ts';
import { theWorld } from './testing/a-server.ts';

// Each test starts a server on it, which has ended with the test.
const home = await aHome(theWorld(), 'always embedded', {}, afterAll);

test('the start says where letters are kept that no mail server takes; Ctrl-C stops a server in good order, and so does the request of the system', async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const { child, ended, opening } = await home.start();
    expect(opening).toContain(`Letters are not mailed, but kept in ${join(home.dataDir, 'outbox')}`);
    child.kill(signal);

    expect(await ended).toEqual({ code: 0, said: '' });
    await expect(readFile(join(home.dataDir, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
  }
});

test('a visitor who is connected and asks nothing does not keep a server from ending', async () => {
  const { address, child, ended } = await home.start();
  const visitor = connect(Number(new URL(address).port), '127.0.0.1');
  visitor.on('error', () => {});
  await once(visitor, 'connect');
  const cutOff = once(visitor, 'close');
  child.kill('SIGINT');

  expect(await ended).toEqual({ code: 0, said: '' });
  await cutOff;
});

test('a server whose database ends by itself says so and ends, as a failure', async () => {
  const { ended } = await home.start();
  process.kill(
    Number.parseInt(await readFile(join(home.dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10),
    'SIGKILL',
  );

  const { code, said } = await ended;

  expect(code).toBe(1);
  expect(said).toContain('The database server ended by itself');
});

test('a server whose database has come to a halt ends when it is asked to', async () => {
  const { child, ended } = await home.start();
  const pid = Number.parseInt(await readFile(join(home.dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGSTOP');
  child.kill('SIGTERM');

  expect((await ended).code).toBe(0);
}, 60_000);

test('only a port that may not be opened is told of as a port', () => {
  const refused = (syscall: string) =>
    Object.assign(new Error(`EACCES: permission denied, ${syscall} here`), { code: 'EACCES', syscall });

  expect(whatWentWrong(refused('listen'))).toContain('choose another port with PORT');
  expect(whatWentWrong(refused('open'))).toBe('EACCES: permission denied, open here');
});

import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { describeFailure } from './run-until-stopped.ts';
import { aHome } from './testing/a-process.ts';
import { theWorld } from './testing/a-server.ts';

// Each test starts one server on this folder and waits until it has stopped.
const home = await aHome(theWorld(), 'always embedded', {}, afterAll);

test('prints where e-mail is saved without a mail server, and stops cleanly on SIGINT and SIGTERM', async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const { child, ended, opening } = await home.start();
    expect(opening).toContain(`No SMTP server is configured: e-mail is saved in ${join(home.dataDir, 'outbox')}`);
    child.kill(signal);

    expect(await ended).toEqual({ code: 0, said: '' });
    await expect(readFile(join(home.dataDir, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
  }
});

test('stops although a visitor keeps an idle connection open', async () => {
  const { address, child, ended } = await home.start();
  const visitor = connect(Number(new URL(address).port), '127.0.0.1');
  visitor.on('error', () => {});
  await once(visitor, 'connect');
  const cutOff = once(visitor, 'close');
  child.kill('SIGINT');

  expect(await ended).toEqual({ code: 0, said: '' });
  await cutOff;
});

test('exits as failed, with a message, when its database ends by itself', async () => {
  const { ended } = await home.start();
  process.kill(
    Number.parseInt(await readFile(join(home.dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10),
    'SIGKILL',
  );

  const { code, said } = await ended;

  expect(code).toBe(1);
  expect(said).toContain('The database server ended by itself');
});

test('stops on SIGTERM although its database has halted', async () => {
  const { child, ended } = await home.start();
  const pid = Number.parseInt(await readFile(join(home.dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGSTOP');
  child.kill('SIGTERM');

  expect((await ended).code).toBe(0);
}, 60_000);

test('advises another port only when listening was refused', () => {
  const refused = (syscall: string) =>
    Object.assign(new Error(`EACCES: permission denied, ${syscall} here`), { code: 'EACCES', syscall });

  expect(describeFailure(refused('listen'))).toContain('set PORT to another one');
  expect(describeFailure(refused('open'))).toBe('EACCES: permission denied, open here');
});

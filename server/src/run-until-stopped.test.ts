import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Pack } from '@underhall/engine';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { whatWentWrong } from './run-until-stopped.ts';
import { aHome } from './testing/a-process.ts';
import { worldFolder } from './testing/a-server.ts';

const aPack = () => compileWorld(worldFolder).pack as Pack;

test('a server whose database ends by itself says so and ends, as a failure', async () => {
  const home = await aHome(aPack(), 'always embedded');
  const { ended } = await home.start();
  process.kill(
    Number.parseInt(await readFile(join(home.dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10),
    'SIGKILL',
  );

  const { code, said } = await ended;

  expect(code).toBe(1);
  expect(said).toContain('The database server ended by itself');
});

test('Ctrl-C stops a server in good order, and so does the request of the system', async () => {
  const home = await aHome(aPack(), 'always embedded');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const { child, ended } = await home.start();
    child.kill(signal);

    expect(await ended).toEqual({ code: 0, said: '' });
    await expect(readFile(join(home.dataDir, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT');
  }
});

test('the start says where letters are kept that no mail server takes', async () => {
  const home = await aHome(aPack());
  expect((await home.start()).opening).toContain(`Letters are not mailed, but kept in ${join(home.dataDir, 'outbox')}`);
});

test('a server whose database has come to a halt ends when it is asked to', async () => {
  const home = await aHome(aPack(), 'always embedded');
  const { child, ended } = await home.start();
  const pid = Number.parseInt(await readFile(join(home.dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGSTOP');
  child.kill('SIGTERM');

  expect((await ended).code).toBe(0);
}, 60_000);

test('a visitor who is connected and asks nothing does not keep a server from ending', async () => {
  const home = await aHome(aPack(), 'always embedded');
  const { address, child, ended } = await home.start();
  const visitor = connect(Number(new URL(address).port), '127.0.0.1');
  visitor.on('error', () => {});
  await once(visitor, 'connect');
  const cutOff = once(visitor, 'close');
  child.kill('SIGINT');

  expect(await ended).toEqual({ code: 0, said: '' });
  await cutOff;
});

test('only a port that may not be opened is told of as a port', () => {
  const refused = (syscall: string) =>
    Object.assign(new Error(`EACCES: permission denied, ${syscall} here`), { code: 'EACCES', syscall });

  expect(whatWentWrong(refused('listen'))).toContain('choose another port with PORT');
  expect(whatWentWrong(refused('open'))).toBe('EACCES: permission denied, open here');
});

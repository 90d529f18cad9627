import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';
import { root } from '../root.ts';

/** A game that was started for a trial, as `npm start` starts it. */
export type TrialGame = {
  readonly address: string;
  /** The text it has written to the standard output. */
  log(): string;
  stop(): Promise<void>;
};

/** Starts the game with these settings, `PORT` among them, and waits until it is ready; `folder` may have another version. */
export async function startTrialGame(
  settings: Readonly<Record<string, string>> & { readonly PORT: string },
  folder = root,
): Promise<TrialGame> {
  const env = { ...process.env, HOST: '127.0.0.1', ...settings };
  const game = spawn(process.execPath, ['ops/run.mjs', 'start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((end) => game.once('exit', end));
  let log = '';
  game.stdout.on('data', (said: Buffer) => {
    log += said;
  });
  const address = `http://127.0.0.1:${settings.PORT}`;
  const stop = async () => {
    game.kill('SIGTERM');
    await ended;
  };
  try {
    await until(async () => {
      if (game.exitCode !== null) throw new GameEnded(`The game in ${folder} did not start.`);
      return fetch(`${address}/readyz`).then(({ ok }) => ok);
    });
  } catch (failure) {
    await stop();
    throw failure;
  }
  return { address, log: () => log, stop };
}

class GameEnded extends Error {}

/** Asks every fifth of a second until it is so; throws after a minute and a half. An ask that throws is one that is not so yet. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 450; tries++) {
    try {
      if (await isSo()) return;
    } catch (failure) {
      if (failure instanceof GameEnded) throw failure;
    }
    await passed(200);
  }
  throw new Error('It was waited for in vain for a minute and a half.');
}

/** Ports of this machine that nobody listens on. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((open) => {
          const server = createServer().listen(0, '127.0.0.1', () => open(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

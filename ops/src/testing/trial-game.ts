import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../root.ts';

/** A game in a process of its own, started as `npm start` starts it. */
export type TrialGame = {
  readonly address: string;
  /** The standard output so far. */
  log(): string;
  stop(): Promise<void>;
};

/** Starts the game and waits until it is ready. `folder` may contain another version of the project. */
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
  game.stdout.on('data', (chunk: Buffer) => {
    log += chunk;
  });
  const address = `http://127.0.0.1:${settings.PORT}`;
  const stop = async () => {
    game.kill('SIGTERM');
    await ended;
  };
  try {
    await waitUntil(async () => {
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

/** Checks a condition every 200 ms until it is true. A check that throws counts as false. Throws after 90 s. */
export async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 450; tries++) {
    try {
      if (await condition()) return;
    } catch (failure) {
      if (failure instanceof GameEnded) throw failure;
    }
    await delay(200);
  }
  throw new Error('Timed out after 90 s.');
}

/** Ports of this machine on which nothing listens. */
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

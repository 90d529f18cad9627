import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildWeb, webFolder } from '../build/build-web.ts';
import { buildWorld } from '../build/build-world.ts';

/** A server with the built game and an empty database. */
export type RunningGame = {
  readonly address: string;
  /** The same server over TLS and HTTP/2, with a self-signed certificate. */
  readonly secureAddress: string;
  close(): Promise<void>;
};

/** Builds what is missing and starts the server. `WEB_FOLDER` may name a built web client. */
export async function startGame(): Promise<RunningGame> {
  const named = process.env.WEB_FOLDER;
  const built = await Promise.all([buildWorld(), named ? true : buildWeb()]);
  if (built.includes(false)) process.exit(1);
  const child = fork(join(import.meta.dirname, 'serve-game.ts'));
  const ended = once(child, 'exit');
  child.send({ webFolder: named ?? webFolder });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  if (typeof message?.address !== 'string') throw new Error('The server did not start: see the messages above.');
  return {
    address: message.address,
    secureAddress: message.secureAddress,
    async close() {
      child.disconnect();
      await ended;
    },
  };
}

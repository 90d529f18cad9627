import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { connectionAt, type SocketConnection } from './start-embedded.ts';

/**
 * The address of the server that runs on a data folder, as PostgreSQL's own lock file has it; undefined where none answers.
 * For commands that look at the data of a running game.
 */
export async function runningServer(dataDir: string): Promise<SocketConnection | undefined> {
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [, , , port, host, , , status] = lines.map((line) => line.trim());
  if (status !== 'ready' || !host || !(await answers(join(host, `.s.PGSQL.${port}`)))) return undefined;
  return connectionAt(host, Number(port));
}

/** False for the leavings of a server that was killed. */
const answers = (socketPath: string): Promise<boolean> =>
  new Promise((answer) => {
    const socket = createConnection(socketPath);
    const end = (isThere: boolean) => () => {
      socket.destroy();
      answer(isThere);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });

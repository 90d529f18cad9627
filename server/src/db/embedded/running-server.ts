import { readFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { connectionAt, type SocketConnection } from './start-embedded.ts';

/**
 * Reads the connection from PostgreSQL's lock file. Returns undefined if no server answers. For commands that read the
 * data of a running game.
 */
export async function findRunningServer(dataDir: string): Promise<SocketConnection | undefined> {
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const [, , , port, host, , , status] = lines.map((line) => line.trim());
  if (status !== 'ready' || !host || !(await answers(join(host, `.s.PGSQL.${port}`)))) return undefined;
  return connectionAt(host, Number(port));
}

/** False if a killed server left the socket file behind. */
const answers = (socketPath: string): Promise<boolean> =>
  new Promise((answer) => {
    const socket = createConnection(socketPath);
    const end = (isThere: boolean) => () => {
      socket.destroy();
      answer(isThere);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });

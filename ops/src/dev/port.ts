import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Why the game cannot open at this port, and what to do. Undefined if it can. */
export function portFault(host: string, port: number): Promise<string | undefined> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(
        code === 'EADDRINUSE'
          ? `Another program uses port ${port}. Stop it, or set PORT to another one: PORT=8081 npm run dev`
          : undefined,
      ),
    );
    server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  });
}

const pauseMs = 200;

/** Waits until a server answers at this address, whatever its reply is. */
export async function waitForAnswer(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))) await wait(pauseMs);
}

import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { quote } from '@underhall/language';

/** The page of `npm run dev` takes the port above. */
const distance = 10;

/** Why the game cannot open at this port, and what to do. Undefined if it can. */
export function portFault(host: string, port: number, typed: readonly string[]): Promise<string | undefined> {
  const command = ['npm run dev', ...(typed.length > 0 ? ['--', ...typed.map(quote)] : [])].join(' ');
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(
        code === 'EADDRINUSE'
          ? `Another program uses port ${port}, such as npm start. Stop it, or choose another port: PORT=${port + distance} ${command}`
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../root.ts';

type PageServer = { readonly process: ChildProcess; readonly address: string };

/** Port of the page while the game has its usual one. */
const usualPagePort = 5173;

/** An open page finds its server again, because the same game always has the same port for its page, if it is free. */
const pagePortOf = ({ PORT: port }: NodeJS.ProcessEnv): number => (Number(port) > 0 ? Number(port) + 1 : usualPagePort);

/** Starts Vite, which sends its address as soon as it listens (`web/build/live-world.ts`). */
export async function startPageServer(variables: Readonly<Record<string, string>>): Promise<PageServer> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const process = spawn(
    globalThis.process.execPath,
    [vite, '--logLevel', 'warn', '--port', String(pagePortOf(globalThis.process.env))],
    {
      cwd: join(root, 'web'),
      env: { ...globalThis.process.env, ...variables },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  );
  const [address] = await Promise.race([once(process, 'message'), once(process, 'exit')]);
  if (typeof address !== 'string') throw new Error('The page could not be served. See the errors above.');
  return { process, address };
}

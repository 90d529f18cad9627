import { flushCompileCache } from 'node:module';
import { runServer } from '../run-server.ts';
import { runUntilStopped } from '../run-until-stopped.ts';

// A whole server in a process of its own, to be started, killed and started again by a test:
// `node serve-a-world.js <world file>`, made one file by `server-for-tests.ts`, with its settings in the environment.
await runUntilStopped(async () => {
  const running = await runServer({ worldFile: process.argv[2] ?? '' });
  // What was compiled is kept at once, where a cache is set: one that is killed would leave nothing to the next.
  flushCompileCache();
  return running;
});

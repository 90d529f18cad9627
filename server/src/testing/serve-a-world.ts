import { flushCompileCache } from 'node:module';
import { runServer } from '../run-server.ts';
import { runUntilStopped } from '../run-until-stopped.ts';

// A server in its own process, which tests start, kill and start again: `node serve-a-world.js <world file>`, with its
// settings in the environment. `server-for-tests.ts` bundles it into one file.
await runUntilStopped(async () => {
  const running = await runServer({ worldFile: process.argv[2] ?? '' });
  // The compile cache is written at once, because a killed process would leave none.
  flushCompileCache();
  return running;
});

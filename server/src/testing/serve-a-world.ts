import { flushCompileCache } from 'node:module';
import { runServer } from '../run-server.ts';
import { runUntilStopped } from '../run-until-stopped.ts';
import { compileProgram, testProgram } from './a-published-world.ts';

// A server in its own process, which tests start, kill and start again: `node serve-a-world.js <world file>`, or with
// `published` instead of a file. Its settings are in the environment. `server-for-tests.ts` bundles it into one file.
await runUntilStopped(async () => {
  const [, , world = ''] = process.argv;
  const compiler = { program: compileProgram, version: testProgram };
  const running = await runServer(world === 'published' ? { compiler } : { worldFile: world });
  // The compile cache is written at once, because a killed process would leave none.
  flushCompileCache();
  return running;
});

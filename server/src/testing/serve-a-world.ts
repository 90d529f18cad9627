import { runServer } from '../run-server.ts';

// A whole server in a process of its own, to be started, killed and started again by a test:
// `node serve-a-world.ts <world file>`, with its settings in the environment.
const running = await runServer({ worldFile: process.argv[2] ?? '' }).catch((failure: Error) => {
  process.stderr.write(`${failure.message}\n`);
  process.exit(1);
});
process.stdout.write(`${running.address}\n`);
process.once('SIGINT', () => void running.stop().then(() => process.exit(0)));

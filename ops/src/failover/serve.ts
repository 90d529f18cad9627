import { runServer, runUntilStopped } from '@underhall/server';

// A server in a process of its own: `serve.ts <world file>`, with its settings in the environment.
await runUntilStopped(() => runServer({ worldFile: process.argv[2] ?? '' }));

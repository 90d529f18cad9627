import { runServer, runUntilStopped } from '@underhall/server';

// Starts a server: `serve.ts <world file>`, with settings in the environment.
await runUntilStopped(() => runServer({ worldFile: process.argv[2] ?? '' }));

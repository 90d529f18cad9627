import { join } from 'node:path';
import { worldOfStart } from './build/world-of-start.ts';
import { memorySettings } from './memory-settings.ts';
import { root } from './root.ts';

// npm start [-- --world <folder or file>]: restarts this process with the memory settings, which Node and glibc read only
// at start-up. The new process has the same process ID, so signals and exit codes need no forwarding. The operator's
// variables and Node options take precedence, as in `node --max-old-space-size=2048 ops/run.mjs start`.
const world = await worldOfStart(process.argv.slice(2));
if (world !== undefined) process.env.WORLD_DIR = world;
const options = [...memorySettings.nodeOptions, ...process.execArgv];
const args = [process.execPath, ...options, join(root, 'ops', 'run.mjs'), 'serve'];
if (process.execve) process.execve(process.execPath, args, { ...memorySettings.variables, ...process.env });
// Windows cannot replace a process, so the server runs in this one without the settings.
await import('./serve.ts');

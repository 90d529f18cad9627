import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

// npm run simulate: starts the command of the simulator.
await import(pathToFileURL(join(root, 'simulator', 'src', 'main.ts')).href);

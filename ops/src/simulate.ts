import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

// npm run simulate: the simulator's own command, started like all others.
await import(pathToFileURL(join(root, 'simulator', 'src', 'main.ts')).href);

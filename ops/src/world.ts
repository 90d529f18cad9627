import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

// npm run world: the language's own commands, started like all others.
await import(pathToFileURL(join(root, 'language', 'src', 'cli.ts')).href);

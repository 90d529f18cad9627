import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { worldArguments } from './build/world-folder.ts';
import { root } from './root.ts';

// npm run world: starts the commands of the language.
process.argv.splice(2, 0, ...worldArguments);
await import(pathToFileURL(join(root, 'language', 'src', 'cli.ts')).href);

import { join } from 'node:path';
import { runWorld } from './cli/run-world.ts';

const root = join(import.meta.dirname, '..', '..');

process.exitCode = runWorld(process.argv.slice(2), {
  folder: join(root, 'world'),
  shownAs: 'world',
  built: join(root, '.built', 'world.json'),
  print: (line) => console.log(line),
});

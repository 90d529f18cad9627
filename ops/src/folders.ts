import { join } from 'node:path';
import { folderCycles } from './folders/folder-cycles.ts';
import { root } from './root.ts';

// Part of npm run check: no folder of the server imports another that leads back to it.
const cycles = folderCycles(join(root, 'server', 'src'));
for (const cycle of cycles) console.error(`Folders of server/src import each other in a circle: ${cycle}`);
if (cycles.length > 0) {
  console.error('Move what both need into a folder below them, or let one declare the type it needs.');
  process.exitCode = 1;
}

import { join } from 'node:path';
import { folderCycles, folderOf, topFolderOf } from './folders/folder-cycles.ts';
import { valueImportsOf } from './folders/imports.ts';
import { root } from './root.ts';

// Part of npm run check: refuses circular imports between folders of server or web. The page may import only types of
// the contract, so that no schema is sent to the browser.
const cycles = [
  ...folderCycles(join(root, 'server', 'src'), folderOf).map((cycle) => `server/src: ${cycle}`),
  ...folderCycles(join(root, 'web', 'src'), topFolderOf).map((cycle) => `web/src: ${cycle}`),
];
for (const cycle of cycles) console.error(`Folders import each other in a cycle in ${cycle}`);
if (cycles.length > 0) {
  console.error('Move the code that both need into a folder below them, or let one declare the type that it needs.');
  process.exitCode = 1;
}

const values = valueImportsOf('@underhall/contract', join(root, 'web', 'src'));
for (const file of values) console.error(`web/src/${file} imports a value of @underhall/contract: import types alone.`);
if (values.length > 0) process.exitCode = 1;

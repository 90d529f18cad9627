import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { worldArguments } from './build/world-folder.ts';
import { root } from './root.ts';

// npm run world: starts the commands of the language.
const { INIT_CWD: typedIn, npm_config_world: takenByNpm } = process.env;
if (takenByNpm === 'true') {
  console.error('npm takes --world for itself. Write it after "--": npm run world check -- --world ../my-world');
  process.exitCode = 1;
} else {
  // npm runs scripts in the root of the project, but relative paths count from the folder in which they were typed.
  if (typedIn !== undefined) process.chdir(typedIn);
  process.argv.splice(2, 0, ...worldArguments);
  await import(pathToFileURL(join(root, 'language', 'src', 'cli.ts')).href);
}

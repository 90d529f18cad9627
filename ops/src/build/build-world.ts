import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { runToEnd } from '../run-to-end.ts';
import { say } from '../say.ts';
import { fingerprint } from './fingerprint.ts';
import { forgetBuilt, isBuiltFrom, noteBuiltFrom } from './stamp.ts';
import { worldArguments, worldFromRoot } from './world-folder.ts';

/** The file of the compiled world. */
export const worldFile = join(root, '.built', 'world.json');

/** Compiles the world unless it is compiled already. False when it has mistakes, which have been told by then. */
export async function buildWorld(): Promise<boolean> {
  const from = () => fingerprint([worldFromRoot, 'language/src', 'engine/src']);
  if (existsSync(worldFile) && isBuiltFrom('world', from())) return true;
  say('Compiling the world ...');
  forgetBuilt('world');
  const { code, said } = await runToEnd(process.execPath, ['language/src/cli.ts', ...worldArguments, 'compile']);
  if (code !== 0) {
    say(said);
    say('The world has mistakes: mend them, or see "npm run world help".');
    return false;
  }
  // Read again: compiling may have given a new thing its number.
  noteBuiltFrom('world', from());
  return true;
}

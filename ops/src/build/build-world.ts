import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { whyNoWorld } from '@underhall/language';
import { root } from '../root.ts';
import { runToEnd } from '../run-to-end.ts';
import { say } from '../say.ts';
import { fingerprint } from './fingerprint.ts';
import { forgetBuild, isBuildCurrent, recordBuild } from './stamp.ts';
import { relativeWorldFolder, worldArguments, worldFolder } from './world-folder.ts';

export const worldFile = join(root, '.built', 'world.json');

/** Compiles the world unless the compiled one is current. Prints the mistakes and returns false if there are any. */
export async function buildWorld(): Promise<boolean> {
  const fault = whyNoWorld(worldFolder);
  if (fault !== undefined) {
    say(fault);
    return false;
  }
  const sources = () => fingerprint([relativeWorldFolder, 'language/src', 'engine/src']);
  if (existsSync(worldFile) && isBuildCurrent('world', sources())) return true;
  say('Compiling the world ...');
  forgetBuild('world');
  const { code, output } = await runToEnd(process.execPath, ['language/src/cli.ts', ...worldArguments, 'compile']);
  if (code !== 0) {
    say(output);
    say('The world has mistakes. Correct them; "npm run world help" lists the commands that help.');
    return false;
  }
  // What only warns is shown too, such as a file that is not read.
  if (/^warning: /m.test(output)) say(output);
  // Hashes again, because compiling may have added IDs to ids.lock.
  recordBuild('world', sources());
  return true;
}

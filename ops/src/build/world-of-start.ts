import { createHash } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../root.ts';
import { say } from '../say.ts';

/**
 * Returns the folder of the world that `--world` names, as an absolute path. A world file is unpacked first, once for
 * each content. Ends the process with a sentence if that is impossible.
 */
export async function worldOfStart(typed: readonly string[]): Promise<string | undefined> {
  const { INIT_CWD: typedIn = '.', npm_config_world: takenByNpm } = process.env;
  if (takenByNpm === 'true')
    return refuse('npm takes --world for itself. Write it after "--": npm start -- --world my.world');
  if (typed.length === 0) return undefined;
  const [option, path] = typed;
  if (option !== '--world' || path === undefined || typed.length > 2)
    return refuse('npm start takes a folder or a file of a world and nothing else: npm start -- --world my.world');
  const named = resolve(typedIn, path);
  if (!existsSync(named))
    return refuse(
      `There is no folder or file ${named}. Write the whole path, or begin one: npm run world new world ${path} "Its Title"`,
    );
  if (statSync(named).isDirectory()) return named;
  const folder = join(root, '.built', 'worlds', await hashOf(named));
  if (existsSync(folder)) return folder;
  // Loaded only here, so that other starts are faster.
  const { unpackWorld, WorldFileFault } = await import('@underhall/language');
  try {
    await unpackWorld(named, folder);
    return folder;
  } catch (fault) {
    if (!(fault instanceof WorldFileFault)) throw fault;
    return refuse(`${path} cannot be played: ${fault.message}.`);
  }
}

/** Reads in pieces, because the file may be of any size. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece);
  return hash.digest('hex').slice(0, 16);
}

function refuse(sentence: string): never {
  say(sentence);
  process.exit(1);
}

import { basename, join, resolve } from 'node:path';
import { chooseFolder } from './cli/choose-folder.ts';
import { createWorld } from './cli/new-world.ts';
import { runWorld } from './cli/run-world.ts';
import { whyNoWorld } from './compile/why-no-world.ts';

const root = join(import.meta.dirname, '..', '..');
const defaultFolder = join(root, 'world');
const chosen = chooseFolder(process.argv.slice(2));
// `pack` takes the folder as its argument too.
const isNamedToPack = chosen.words[0] === 'pack' && chosen.words.length === 2;
const words = isNamedToPack ? ['pack'] : chosen.words;
const folder = isNamedToPack ? resolve(chosen.words[1] ?? '') : (chosen.folder ?? defaultFolder);
const [command, ...options] = words;
const print = (line: string): void => console.log(line);

process.exitCode = await run();

async function run(): Promise<number> {
  if (command === 'new' && options[0] === 'world') {
    const [, path, title = ''] = options;
    return createWorld(path === undefined ? undefined : resolve(path), title, print);
  }
  const readsNoWorld = command === 'help' || command === 'explain';
  const fault = readsNoWorld ? undefined : whyNoWorld(folder);
  if (fault !== undefined) {
    print(fault);
    return 1;
  }
  if (command === 'play') return play();
  return runWorld(words, {
    folder,
    shownAs: basename(folder),
    built: join(root, '.built', 'world.json'),
    // Another world has only its own pictures.
    ...(folder === defaultFolder && { pictures: join(root, 'art', 'images') }),
    checksPage: join(root, 'docs', 'authors', 'checks.md'),
    print,
  });
}

/** Loads the player lazily, so that the other commands start faster. */
async function play(): Promise<number> {
  const { playWorld } = await import('./play/play-world.ts');
  return playWorld(options, {
    folder,
    input: process.stdin,
    print: (text) => process.stdout.write(text),
    isPerson: process.stdin.isTTY,
  });
}

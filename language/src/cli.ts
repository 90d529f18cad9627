import { basename, join } from 'node:path';
import { runWorld } from './cli/run-world.ts';

const root = join(import.meta.dirname, '..', '..');
// `--world <folder>` before the command selects another world.
const typed = process.argv.slice(2);
const [, named] = typed[0] === '--world' ? typed.splice(0, 2) : [];
const folder = named ?? join(root, 'world');
const [command, ...words] = typed;

process.exitCode =
  command === 'play'
    ? await play()
    : runWorld(typed, {
        folder,
        shownAs: basename(folder),
        built: join(root, '.built', 'world.json'),
        pictures: join(root, 'art', 'images'),
        checksPage: join(root, 'docs', 'authors', 'checks.md'),
        print: (line) => console.log(line),
      });

/** Loads the player lazily, so that the other commands start faster. */
async function play(): Promise<number> {
  const { playWorld } = await import('./play/play-world.ts');
  return playWorld(words, {
    folder,
    input: process.stdin,
    print: (text) => process.stdout.write(text),
    isPerson: process.stdin.isTTY,
  });
}

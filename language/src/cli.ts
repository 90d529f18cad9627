import { join } from 'node:path';
import { runWorld } from './cli/run-world.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'world');
const [command, ...words] = process.argv.slice(2);

process.exitCode =
  command === 'play'
    ? await play()
    : runWorld(process.argv.slice(2), {
        folder,
        shownAs: 'world',
        built: join(root, '.built', 'world.json'),
        pictures: join(root, 'art', 'images'),
        checksPage: join(root, 'docs', 'authors', 'checks.md'),
        print: (line) => console.log(line),
      });

/** Plays the world. Loads the player only now, so that the other commands start without it. */
async function play(): Promise<number> {
  const { playWorld } = await import('./play/play-world.ts');
  return playWorld(words, {
    folder,
    input: process.stdin,
    print: (text) => process.stdout.write(text),
    isPerson: process.stdin.isTTY,
  });
}

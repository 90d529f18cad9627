import { join } from 'node:path';
import { runWorld } from './cli/run-world.ts';
import { playWorld } from './play/play-world.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'world');
const [command, ...words] = process.argv.slice(2);

process.exitCode =
  command === 'play'
    ? await playWorld(words, {
        folder,
        input: process.stdin,
        print: (text) => process.stdout.write(text),
        isPerson: process.stdin.isTTY,
      })
    : runWorld(process.argv.slice(2), {
        folder,
        shownAs: 'world',
        built: join(root, '.built', 'world.json'),
        pictures: join(root, 'art', 'images'),
        print: (line) => console.log(line),
      });

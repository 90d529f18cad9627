import { inspectAll } from './inspect-all.ts';
import { listPictures } from './list-pictures.ts';
import { preparePictures } from './prepare-pictures.ts';

// `pictures-process.ts check <world>` prints the refused pictures as JSON. `pictures-process.ts convert <world> <store>`
// converts pictures, and shows its progress. With `--originals-first`, the originals are shown meanwhile.
const [, , command, world = '', store = '', ...options] = process.argv;

if (command === 'check') process.stdout.write(JSON.stringify(await inspectAll(world, listPictures(world).pictures)));
else {
  const chosen = {
    originalsFirst: options.includes('--originals-first'),
    isDefaultWorld: options.includes('--default-world'),
  };
  // Standard output belongs to the program that waits.
  const progress = (line: string): boolean => process.stderr.write(`${line}\n`);
  const faults = await preparePictures({ world, store, ...chosen, progress });
  for (const { file, message } of faults) progress(`${file}: ${message}`);
  if (faults.length > 0) process.exitCode = 1;
}

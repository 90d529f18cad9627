import { inspectAll } from './inspect-all.ts';
import { listPictures } from './list-pictures.ts';
import { preparePictures } from './prepare-pictures.ts';

// `pictures-process.ts check <world>` prints the refused pictures as JSON. `pictures-process.ts convert <world> <store>`
// converts pictures, and shows its progress. With `--originals-first`, the originals are shown meanwhile.
const [, , command, world = '', store = '', option] = process.argv;
const print = (text: string): boolean => process.stdout.write(text);

if (command === 'check') print(JSON.stringify(await inspectAll(world, listPictures(world).pictures)));
else {
  const progress = (line: string): boolean => print(`${line}\n`);
  const faults = await preparePictures({ world, store, originalsFirst: option === '--originals-first', progress });
  for (const { file, message } of faults) progress(`${file}: ${message}`);
  if (faults.length > 0) process.exitCode = 1;
}

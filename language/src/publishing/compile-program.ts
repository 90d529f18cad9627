import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileVersion } from './compile-version.ts';

// `compile-program.ts <input> <output>`: the server runs this in a process of its own. Each step is a line of JSON. The
// file `result.json` is written last, so that an interrupted run has none.
const [, , input = '', output = ''] = process.argv;
const root = join(import.meta.dirname, '..', '..', '..');

const problems = await compileVersion({
  input,
  output,
  defaultWorld: join(root, 'world'),
  images: join(root, 'art', 'images'),
  progress: (step) => void process.stdout.write(`${JSON.stringify(step)}\n`),
});
writeFileSync(join(output, 'result.json'), JSON.stringify({ problems }));

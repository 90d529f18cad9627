import { join } from 'node:path';
import { root } from '../root.ts';
import { runToEnd } from '../run-to-end.ts';

// npm run bench -- purchases: runs the test of lossy purchases with ten times as many purchases as `npm test`.
const vitest = join(root, 'node_modules', '.bin', 'vitest');
const args = ['run', 'lossy-purchases', ...process.argv.slice(2)];
process.exitCode = (await runToEnd(vitest, args, { env: { PURCHASES: '10000' }, isShown: true })).code;

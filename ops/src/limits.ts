import { join } from 'node:path';
import { duplicateLimits } from './limits/duplicate-limits.ts';
import { root } from './root.ts';

// Part of npm run check: a limit that two workspaces use must be defined only once, in contract/src/limits.ts.
const faults = duplicateLimits(join(root, 'contract', 'src', 'limits.ts'), root);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

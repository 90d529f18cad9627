import { spawnSync } from 'node:child_process';
import { root } from './root.ts';
import { judgeAudit } from './supply/judge-audit.ts';

// npm run tools -- audit: known holes in the packages that the game runs on, as the registry tells them.
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
});
const { lines, isFit } = judgeAudit(stdout ?? '');
for (const line of lines) console.log(line);
process.exitCode = isFit ? 0 : 1;

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { onDemandFolders } from './on-demand.ts';
import { root } from './root.ts';
import { judgeAudit } from './supply/judge-audit.ts';

// npm run tools -- audit: lists known vulnerabilities of the runtime packages and of the packages installed on demand.
const audits = [{ folder: '', options: ['--omit=dev'] }, ...onDemandFolders.map((folder) => ({ folder, options: [] }))];

for (const { folder, options } of audits) {
  const { stdout } = spawnSync('npm', ['audit', ...options, '--json'], {
    cwd: join(root, folder),
    encoding: 'utf8',
    timeout: 60_000,
  });
  const { lines, isAcceptable } = judgeAudit(join(folder, 'package-lock.json'), stdout ?? '');
  for (const line of lines) console.log(line);
  if (!isAcceptable) process.exitCode = 1;
}

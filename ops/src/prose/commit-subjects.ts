import { spawnSync } from 'node:child_process';
import { root } from '../root.ts';

export const maxSubjectLength = 72;

/** The subjects among the last hundred commits that are too long; none where there is no Git repository. */
export function longSubjects(): readonly string[] {
  const log = spawnSync('git', ['log', '-100', '--format=%h %s'], { cwd: root, encoding: 'utf8' });
  if (log.status !== 0) return [];
  return log.stdout.split('\n').filter((line) => line.slice(line.indexOf(' ') + 1).length > maxSubjectLength);
}

import { spawnSync } from 'node:child_process';
import { root } from '../root.ts';

export const maxSubjectLength = 72;

/** The last hundred commits with a subject that is too long. Empty outside a Git repository. */
export function longSubjects(): readonly string[] {
  const log = spawnSync('git', ['log', '-100', '--format=%h %s'], { cwd: root, encoding: 'utf8' });
  if (log.status !== 0) return [];
  return log.stdout.split('\n').filter((line) => line.slice(line.indexOf(' ') + 1).length > maxSubjectLength);
}

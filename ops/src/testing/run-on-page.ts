import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../root.ts';

type PageCommand = 'asvs' | 'personal-data' | 'settings' | 'texts';

/** Runs a command that generates a page on a page with this text. Returns its exit code, its output and the new text. */
export function runOnPage(command: PageCommand, text: string, ...options: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'underhall-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = join(folder, `${command}.md`);
  writeFileSync(page, text);
  const { status, stdout } = spawnSync(process.execPath, ['ops/run.mjs', command, page, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, text: readFileSync(page, 'utf8') };
}

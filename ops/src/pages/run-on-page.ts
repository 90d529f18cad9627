import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { root } from '../root.ts';

/** Runs `npm run tools -- pages` on a copy of a page with this text. Returns exit code, output and the new text. */
export function runOnPage(name: string, text: string, ...options: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'underhall-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const page = join(folder, `${name}.md`);
  writeFileSync(page, text);
  const { status, stdout } = spawnSync(process.execPath, ['ops/run.mjs', 'pages', name, page, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, text: readFileSync(page, 'utf8') };
}

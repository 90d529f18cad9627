import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../root.ts';
import { worldOfStart } from './world-of-start.ts';

const bedTwelve = join(root, 'worlds', 'bed-twelve');

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'world-of-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('npm start takes a folder, or the file that npm run world pack wrote', async () => {
  expect(await worldOfStart(['--world', bedTwelve])).toBe(bedTwelve);

  const folder = aFolder();
  const copy = join(folder, 'bed-twelve');
  cpSync(bedTwelve, copy, { recursive: true });
  execFileSync(process.execPath, [join(root, 'ops', 'run.mjs'), 'world', 'pack', copy]);
  const file = join(folder, 'bed-twelve.world');
  const unpacked = (await worldOfStart(['--world', file])) ?? '';
  for (const path of ['pack.story', 'ids.lock', 'pictures/credits.txt'])
    expect(readFileSync(join(unpacked, path), 'utf8')).toBe(readFileSync(join(bedTwelve, path), 'utf8'));
});

test('npm start refuses a damaged world file with a sentence', () => {
  const folder = aFolder();
  writeFileSync(join(folder, 'torn.world'), 'PK');
  const words = ['--prefix', root, 'start', '--', '--world', 'torn.world'];
  const { status, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(
    'torn.world cannot be played: it is damaged, or no world file: npm run world pack makes one.',
  );
});

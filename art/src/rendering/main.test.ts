import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { iconMistakes } from '../icons/icon-mistakes.ts';
import { ICON_SPECS } from '../paths.ts';

const root = join(import.meta.dirname, '..', '..', '..');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'art-'));
  cpSync(join(root, 'art', 'src'), join(folder, 'art', 'src'), { recursive: true });
  symlinkSync(join(root, 'art', 'node_modules'), join(folder, 'art', 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `npm run art` in a copy of the project where these icons are written beside the others. */
function artWith(icons: object) {
  const written = { ...JSON.parse(readFileSync(ICON_SPECS, 'utf8')), ...icons };
  writeFileSync(join(folder, 'art', 'src', 'icons', 'icons.json'), JSON.stringify(written));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['art/src/rendering/main.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, lines: stderr.trimEnd().split('\n') };
}

it('icons that cannot be drawn end a run before it draws, each with one line that says what to do', () => {
  expect(
    artWith({
      'wet-rope': { glyph: 'knott', category: 'dangerous' },
      'wet-bowl': { glyph: 'soup-bol', category: 'goods' },
      'dry-rope': { glyph: 'qqqq', category: 'goods' },
      'blue-rope': { glyph: 'knot', category: 'blue' },
    }),
  ).toEqual({
    status: 1,
    stdout: '',
    lines: [
      'art/src/icons/icons.json: There is no glyph "knott", which the icon "wet-rope" names. Did you mean "knot", "slipknot", or "bowen-knot"?',
      'art/src/icons/icons.json: There is no glyph "soup-bol", which the icon "wet-bowl" names. Did you mean "own:soup-bowl" or "soul"?',
      'art/src/icons/icons.json: There is no glyph "qqqq", which the icon "dry-rope" names. docs/authors/pictures.md says where all of them can be looked at.',
      'art/src/icons/icons.json: Icon blue-rope: no known category. docs/authors/pictures.md says what may be written.',
    ],
  });
});

it('every icon of our own can be drawn', () => {
  expect(iconMistakes()).toEqual([]);
});

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const images = join(root, 'art', 'images');
const bytesOf = (path: string): number => statSync(join(images, path)).size;

test('all images together take less than 16 MB', () => {
  const files = readdirSync(images, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

  expect(files.length).toBeGreaterThan(500);
  expect(bytes).toBeLessThan(16 * 1024 * 1024);
});

test('a scene takes less than 25 KB at 960 pixels and less than 11 KB at 480', () => {
  const scenes = readdirSync(join(images, 'scenes')).map((name) => `scenes/${name}`);
  const tooLarge = (width: number, maxBytes: number) =>
    scenes.filter((path) => path.endsWith(`-${width}.avif`) && bytesOf(path) >= maxBytes);

  expect(scenes.length).toBeGreaterThan(50);
  expect(tooLarge(960, 25 * 1024)).toEqual([]);
  expect(tooLarge(480, 11 * 1024)).toEqual([]);
});

test('an icon takes less than 8 KB at 200 pixels and less than 3 KB at 100', () => {
  const icons = readdirSync(join(images, 'icons')).map((name) => `icons/${name}`);
  const tooLarge = (width: number, maxBytes: number) =>
    icons.filter((path) => path.endsWith(`-${width}.avif`) && bytesOf(path) >= maxBytes);

  expect(icons.length).toBeGreaterThan(400);
  expect(tooLarge(200, 8 * 1024)).toEqual([]);
  expect(tooLarge(100, 3 * 1024)).toEqual([]);
});

test('the licence of the pictures and the list that is served name the same glyphs', () => {
  const licence = readFileSync(join(root, 'art', 'LICENSE.md'), 'utf8');
  const [, listed = ''] = /## Glyphs used.*\n\n(.+)\./.exec(licence) ?? [];
  const served = readFileSync(join(images, 'ui', 'glyphs.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(2);

  expect(served.length).toBeGreaterThan(100);
  expect(listed.split(', ')).toEqual(served);
});

const focus: Record<string, Record<string, number>> = JSON.parse(readFileSync(join(root, 'art/focus.json'), 'utf8'));

test('each banner for phones has a focus, by which the page knows that it exists', () => {
  const names = readdirSync(join(images, 'phone-headers')).map((file) => file.replace(/-\d+\.avif$/, ''));

  expect(Object.keys(focus['phone-headers'] ?? {})).toEqual([...new Set(names)].sort());
});

test('the focus of each banner is a percentage, and the banner exists', () => {
  const widths: Record<string, number> = { headers: 1280, 'phone-headers': 780 };

  expect(Object.keys(focus)).toEqual(Object.keys(widths));
  for (const [kind, percentages] of Object.entries(focus)) {
    for (const [name, percentage] of Object.entries(percentages)) {
      expect(existsSync(join(images, kind, `${name}-${widths[kind]}.avif`)), `${kind}/${name}`).toBe(true);
      expect(percentage, name).toBeGreaterThanOrEqual(0);
      expect(percentage, name).toBeLessThanOrEqual(100);
    }
  }
});

test('no icon that players see stands for more than 12 things, or for more than 4 in one file', () => {
  const stories = readdirSync(join(root, 'world'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.story'),
  );
  const inFiles = stories.map((path) => usesOfIcons(readFileSync(join(root, 'world', path), 'utf8')));
  const inAll = inFiles.flat();

  expect(inAll.length).toBeGreaterThan(1000);
  expect(mostUses(inAll)).toBeLessThanOrEqual(12);
  expect(Math.max(...inFiles.map(mostUses))).toBeLessThanOrEqual(4);
});

/** No page shows the icon of a hidden quality. */
const usesOfIcons = (story: string): string[] =>
  story
    .split(/^(?== )/m)
    .filter((part) => !/^hidden: yes$/m.test(part))
    .flatMap((part) => [...part.matchAll(/^image: (\S+)/gm)].map(([, name = '']) => name));

function mostUses(names: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

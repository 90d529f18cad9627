import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../root.ts';
import { unguardedFeatures } from './guarded-features.ts';

async function faultsIn(file: string, text: string): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'underhall-features-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
  return unguardedFeatures(folder);
}

test('the client reaches features that a browser may block only through their guards', () => {
  expect(unguardedFeatures(join(root, 'web', 'src'))).toEqual([]);
});

test.each([
  ['navigator', 'void navigator.clipboard.writeText(address);'],
  ['localStorage', "window.localStorage.setItem('a', 'b');"],
  ['BroadcastChannel', "const channel = new BroadcastChannel('news');"],
  ['document.cookie', "document.cookie = 'a=b';"],
  ['Notification(', "new Notification('Your candle has burned down');"],
  ['caches.', "await caches.open('pictures');"],
])('refuses a file that reads %s itself', async (name, line) => {
  expect(await faultsIn('map/map.ts', `${line}\n`)).toEqual([
    `map/map.ts reads ${name}: import what guards it in api/browser-features.ts or api/storage.ts.`,
  ]);
});

test('accepts features in their guards, in tests and in comments', async () => {
  for (const file of ['api/storage.ts', 'api/browser-features.ts', 'api/token.test.ts'])
    expect(await faultsIn(file, 'localStorage.clear();\n')).toEqual([]);
  expect(await faultsIn('a.ts', "/* navigator */\n// localStorage\nconst url = 'https://example.org';\n")).toEqual([]);
});

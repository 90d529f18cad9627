import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unreadFiles } from './unread-files.ts';

function inFolder(...paths: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'unread-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  return unreadFiles(folder).map(({ at, message, severity }) => [at.file, /"([^"]*)" if/.exec(message)?.[1], severity]);
}

test('names files that look like stories but are not read, with the name that would be', () => {
  expect(inFolder('areas/square/cards.txt', 'qualities/All.Story', 'shops/tray.story.bak', 'areas/b.docx')).toEqual([
    ['areas/b.docx', 'b.story', 'warning'],
    ['areas/square/cards.txt', 'cards.story', 'warning'],
    ['qualities/All.Story', 'All.story', 'warning'],
    ['shops/tray.story.bak', 'tray.story', 'warning'],
  ]);
});

test('says nothing of stories, maps, pictures, notes and hidden files', () => {
  expect(
    inFolder(
      ...['pack.story', 'ids.lock', 'house-style.json', 'README.md', 'LICENSE', 'areas/plan.md', 'areas/a.story~'],
      ...['maps/city.json', 'pictures/icons/bell.svg', '.git/config', 'areas/.DS_Store'],
    ),
  ).toEqual([]);
});

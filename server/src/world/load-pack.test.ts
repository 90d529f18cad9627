import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileWorld } from '@underhall/language';
import { expect, test } from 'vitest';
import { describeFailure } from '../run-until-stopped.ts';
import { worldFolder } from '../testing/a-server.ts';
import { loadPack } from './load-pack.ts';

const { pack } = compileWorld(worldFolder);

/** The error message about a compiled world in a file, or the name of its pack if it loads. */
function saidOf(world: object | undefined): string {
  const file = join(mkdtempSync(join(tmpdir(), 'world-')), 'world.json');
  writeFileSync(file, JSON.stringify(world));
  try {
    return loadPack(file).pack.name;
  } catch (failure) {
    return describeFailure(failure);
  }
}

test('reads a current pack', () => {
  expect(saidOf(pack)).toBe(pack?.name);
});

test('reports an outdated pack in one line that says what to do', () => {
  const { words: _none, ...older } = pack ?? {};
  const { places: _new, ...texts } = pack?.words.texts ?? {};
  const newer = { ...pack, words: { ...pack?.words, texts } };
  for (const world of [older, newer]) {
    expect(saidOf(world)).toMatch(/^The world in \S+ was compiled by another version of the game: .*npm run world.*$/);
  }
});

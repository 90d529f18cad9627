import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { IMAGES } from '../paths.ts';
import { families } from './families.ts';
import { fingerprintsOf, readRecord } from './record.ts';

describe.each(families)('what was drawn of $name', (family) => {
  const record = readRecord(family.name);

  it('is what its specification and its recipe say today', () => {
    const stale = [...fingerprintsOf(family)].filter(([name, from]) => record.get(name)?.from !== from);
    expect(stale.map(([name]) => name)).toEqual([]);
  });

  it('lies in the folder of the pictures', () => {
    const files = [...family.specs.keys()].flatMap((name) => record.get(name)?.files ?? []);
    expect(files.filter((path) => !existsSync(join(IMAGES, path)))).toEqual([]);
  });
});

describe('the pictures together', () => {
  it('are 16 MB at most', () => {
    const files = readdirSync(IMAGES, { recursive: true, encoding: 'utf8' }).map((path) =>
      statSync(join(IMAGES, path)),
    );
    const bytes = files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    expect(bytes).toBeLessThan(16 * 1024 * 1024);
  });
});

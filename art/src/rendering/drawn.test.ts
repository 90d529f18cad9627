import { existsSync } from 'node:fs';
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

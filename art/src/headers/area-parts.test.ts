import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { AREA_SPECS, filesOfArea } from './area-parts.ts';

it('the parts of a banner are the files of its motif and of its pieces', () => {
  const files = filesOfArea('st-sepulchre').map((file) => basename(file));
  expect(files).toEqual(['close.ts', 'nothing.ts', 'st-sepulchre.ts', 'st-sepulchre.ts']);
});

it('every area has its parts in files', () => {
  for (const name of AREA_SPECS.keys()) expect(filesOfArea(name).length, name).toBeGreaterThan(1);
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconSpecs } from './icons/icon-specs.ts';
import { wantedIcons } from './icons/wanted-icons.ts';
import { missingPictures } from './missing-pictures.ts';
import { BUILT_WORLD } from './places.ts';

describe('the pictures', () => {
  it('are all there', () => {
    expect(missingPictures()).toEqual([]);
  });

  it('include an icon for every image of the built world', () => {
    if (!existsSync(BUILT_WORLD)) return;
    const specs = iconSpecs();
    const wanted = wantedIcons(JSON.parse(readFileSync(BUILT_WORLD, 'utf8')));
    expect([...wanted].filter((name) => !specs.has(name))).toEqual([]);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { iconSpecs } from '../icons/icon-specs.ts';
import { BUILT_WORLD } from '../paths.ts';
import { engravings } from './engravings.ts';

type Pictured = { readonly image: string };
type World = { readonly storylets: readonly Pictured[]; readonly qualities: readonly Pictured[] };

const drawn = [...engravings.specs.keys()].sort();

it('no engraving is called as an icon is, whose files it would write over', () => {
  const icons = iconSpecs();
  expect(drawn.filter((name) => icons.has(name))).toEqual([]);
});

describe.skipIf(!existsSync(BUILT_WORLD))('the engravings in the built world', () => {
  it('are each the picture of one storylet or of one thing', () => {
    const { storylets, qualities } = JSON.parse(readFileSync(BUILT_WORLD, 'utf8')) as World;
    const shown = [...storylets, ...qualities].map(({ image }) => image).filter((image) => engravings.specs.has(image));
    expect(shown.sort()).toEqual(drawn);
  });
});

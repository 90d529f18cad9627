import { expect, it } from 'vitest';
import { engravings } from '../engravings/engravings.ts';
import { iconSpecs } from '../icons/icon-specs.ts';
import { portraits } from '../portraits/portraits.ts';
import { vignettes } from './vignettes.ts';

it('no vignette has the name of an icon, an engraving or a portrait, whose files it would overwrite', () => {
  const others = [iconSpecs(), engravings.specs, portraits.specs];
  expect([...vignettes.specs.keys()].filter((name) => others.some((specs) => specs.has(name)))).toEqual([]);
});

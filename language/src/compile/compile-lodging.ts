import type { Lodging } from '@underhall/engine';
import type { LodgingWritten } from '../meaning/lodging.ts';
import { typographic } from '../syntax/typography.ts';
import { compileProse } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

export const compileLodging = ({ block, facts, prose }: LodgingWritten, find: Lookup): Lodging => ({
  id: find.idOf(block),
  name: typographic(block.heading.text),
  descriptionHtml: compileProse(prose, find),
  image: facts.image ?? '',
  hand: facts.hand ?? 0,
});

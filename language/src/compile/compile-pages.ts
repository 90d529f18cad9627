import type { Advert, News, Snippet } from '@underhall/engine';
import type { AdvertWritten, NewsWritten, SnippetWritten } from '../meaning/pages.ts';
import { typographic } from '../syntax/typography.ts';
import { compileRequirements } from './compile-requirement.ts';
import { compileProse } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

const pageFields = ({ block, facts, prose }: SnippetWritten | AdvertWritten | NewsWritten, find: Lookup) => ({
  id: find.idOf(block),
  title: typographic(block.heading.text),
  html: compileProse(prose, find),
  when: compileRequirements(facts.when, find),
});

export const compileSnippet = (written: SnippetWritten, find: Lookup): Snippet => ({
  ...pageFields(written, find),
  image: written.facts.image ?? '',
});

export const compileAdvert = (written: AdvertWritten, find: Lookup): Advert => ({
  ...pageFields(written, find),
  image: written.facts.image ?? '',
  alt: typographic(written.facts.alt?.text ?? ''),
  link: written.facts.link ?? '',
});

/** `index` is its place among all news as written. */
export const compileNews = (written: NewsWritten, index: number, find: Lookup): News => ({
  ...pageFields(written, find),
  order: written.facts.order ?? index + 1,
  ...(written.facts.image && { image: written.facts.image }),
  ...(written.facts.link && { link: written.facts.link }),
});

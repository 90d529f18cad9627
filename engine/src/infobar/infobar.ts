import { meetsAll } from '../qualities/meets.ts';
import type { Standpoint } from '../turn.ts';
import type { Advert, News, Page, Snippet } from './page.ts';

/** The snippets a character may be told, in the author's order; none while `Extras` is held back. */
export const snippetsFor = (here: Standpoint): readonly Snippet[] => extras(here.world.pack.snippets, here);

/** The adverts a character may be shown, in the author's order; none while `Extras` is held back. */
export const advertsFor = (here: Standpoint): readonly Advert[] => extras(here.world.pack.adverts, here);

/** The news for a character; undefined if there is none. */
export const newsFor = (here: Standpoint): News | undefined =>
  here.world.pack.news.filter(({ when }) => meetsAll(when, here)).sort((a, b) => a.order - b.order || a.id - b.id)[0];

const extras = <Thing extends Page>(all: readonly Thing[], here: Standpoint): readonly Thing[] =>
  here.character.restrictions.includes('Extras') ? [] : all.filter(({ when }) => meetsAll(when, here));

import { meetsAll } from '../qualities/meets.ts';
import type { Standpoint } from '../turn.ts';
import type { Advert, News, Page, Snippet } from './page.ts';

/** In the author's order. Empty while the story restricts `Extras`. */
export const snippetsFor = (here: Standpoint): readonly Snippet[] => extras(here.world.pack.snippets, here);

/** True if the character may see adverts, and offers of a membership outside the store. */
export const areOffersShown = (here: Standpoint): boolean => meetsAll(here.world.pack.offersWhen ?? [], here);

/** In the author's order. Empty while the story restricts `Extras`, or the pack hides offers. */
export const advertsFor = (here: Standpoint): readonly Advert[] =>
  areOffersShown(here) ? extras(here.world.pack.adverts, here) : [];

/** Returns the first news item whose requirements hold, or undefined if there is none. */
export const newsFor = (here: Standpoint): News | undefined =>
  here.world.pack.news.filter(({ when }) => meetsAll(when, here)).sort((a, b) => a.order - b.order || a.id - b.id)[0];

const extras = <Thing extends Page>(all: readonly Thing[], here: Standpoint): readonly Thing[] =>
  here.character.restrictions.includes('Extras') ? [] : all.filter(({ when }) => meetsAll(when, here));

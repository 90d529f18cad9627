import { expect, test } from 'vitest';
import { aMoment } from '../testing/a-moment.ts';
import { ids } from '../testing/a-world.ts';
import { advertsFor, areOffersShown, newsFor, snippetsFor } from './infobar.ts';
import type { Advert, News, Snippet } from './page.ts';

const favoured = [{ kind: 'level' as const, quality: ids.favour, atLeast: 2 }];
const told = { title: 'Hats', html: '<p>Two for one.</p>', when: [] };
const aSnippet = (id: number, rest: Partial<Snippet> = {}): Snippet => ({ id, ...told, image: 'hats', ...rest });
const anAdvert = (id: number, rest: Partial<Advert> = {}): Advert => ({
  ...{ id, ...told, image: 'stall', alt: 'A stall.', link: '/bazaar' },
  ...rest,
});
const someNews = (id: number, order: number, rest: Partial<News> = {}): News => ({ id, ...told, order, ...rest });

test('lists snippets and adverts in order, without those whose requirements do not hold', () => {
  const pack = {
    snippets: [aSnippet(3), aSnippet(1, { when: favoured }), aSnippet(2)],
    adverts: [anAdvert(6, { when: favoured }), anAdvert(5)],
  };
  const seen = (about: object) => {
    const here = aMoment({ pack, ...about });
    return [snippetsFor(here), advertsFor(here)].map((all) => all.map(({ id }) => id));
  };

  expect(seen({})).toEqual([[3, 2], [5]]);
  expect(seen({ qualities: { [ids.favour]: 2 } })).toEqual([
    [3, 1, 2],
    [6, 5],
  ]);
});

test('the Extras restriction hides snippets and adverts, but not news', () => {
  const pack = { snippets: [aSnippet(1)], adverts: [anAdvert(1)], news: [someNews(1, 1)] };
  const here = aMoment({ pack, character: { restrictions: ['Extras'] } });

  expect(snippetsFor(here)).toEqual([]);
  expect(advertsFor(here)).toEqual([]);
  expect(newsFor(here)?.id).toBe(1);
});

test('adverts and other offers wait for the requirements of the pack, snippets and news do not', () => {
  const pack = {
    ...{ snippets: [aSnippet(1)], adverts: [anAdvert(1)], news: [someNews(1, 1)] },
    offersWhen: favoured,
  };
  const seen = (about: object) => {
    const here = aMoment({ pack, ...about });
    return [areOffersShown(here), advertsFor(here).length, snippetsFor(here).length, newsFor(here)?.id];
  };

  expect(seen({})).toEqual([false, 0, 1, 1]);
  expect(seen({ qualities: { [ids.favour]: 2 } })).toEqual([true, 1, 1, 1]);
  expect(areOffersShown(aMoment({}))).toBe(true);
});

test('one piece of news is shown: the first in the author’s order whose requirements hold', () => {
  const news = [someNews(1, 2), someNews(4, 1, { when: favoured }), someNews(3, 2), someNews(2, 3)];

  expect(newsFor(aMoment({ pack: { news } }))?.id).toBe(1);
  expect(newsFor(aMoment({ pack: { news }, qualities: { [ids.favour]: 2 } }))?.id).toBe(4);
  expect(newsFor(aMoment({ pack: { news: [] } }))).toBeUndefined();
});

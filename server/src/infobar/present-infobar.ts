import type { InfobarReply, NewsReply, Snippet } from '@underhall/contract';
import { advertsFor, type Moment, newsFor, renderText, snippetsFor } from '@underhall/engine';

/** Snippets told at once. */
export const snippetsAtOnce = 5;

/** The time for which a character is shown the same first snippet and the same advert. */
const turnMs = 10 * 60 * 1000;

/** The number of the ten minutes it is, which begin with another number for each character. */
const turnOf = ({ id, now }: Moment): number => Math.floor(now / turnMs) + id;

/** The snippets that follow `after`, or those that have their turn; from the first again behind the last, and none twice. */
export function presentSnippets(moment: Moment, after?: number): Snippet[] {
  const all = snippetsFor(moment);
  const last = all.findIndex(({ id }) => id === after);
  const first = last === -1 ? turnOf(moment) % Math.max(1, all.length) : last + 1;
  return [...all.slice(first), ...all.slice(0, first)]
    .slice(0, snippetsAtOnce)
    .map(({ id, title, html, image }) => ({ id, title, description: renderText(html, moment), image }));
}

/** The advert that has its turn. */
export function presentAdvert(moment: Moment): Pick<InfobarReply, 'advert'> {
  const all = advertsFor(moment);
  const shown = all[turnOf(moment) % Math.max(1, all.length)];
  if (!shown) return {};
  const { image, alt: altText, link: url, title, html } = shown;
  return { advert: { image, altText, url, title, description: renderText(html, moment) } };
}

/** The news, if there are any for the character. */
export function presentNews(moment: Moment): Pick<NewsReply, 'newsItem'> {
  const news = newsFor(moment);
  if (!news) return {};
  const { id, title, html, image, link } = news;
  const body = renderText(html, moment);
  return { newsItem: { id, title, description: body, body, ...(image && { image }), ...(link && { url: link }) } };
}

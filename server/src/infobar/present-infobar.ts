import type { InfobarReply, NewsReply, Snippet } from '@underhall/contract';
import { advertsFor, type Moment, newsFor, renderText, snippetsFor } from '@underhall/engine';

export const maxSnippets = 5;

/** A character sees the same first snippet and advert for this time. */
const rotationMs = 10 * 60 * 1000;

/** The index of the current rotation, with a different start for each character. */
const rotationIndex = ({ id, now }: Moment): number => Math.floor(now / rotationMs) + id;

/**
 * Returns the snippets after `after`, or else the snippets of the current rotation. The list wraps around, without
 * repeating a snippet.
 */
export function presentSnippets(moment: Moment, after?: number): Snippet[] {
  const all = snippetsFor(moment);
  const last = all.findIndex(({ id }) => id === after);
  const first = last === -1 ? rotationIndex(moment) % Math.max(1, all.length) : last + 1;
  return [...all.slice(first), ...all.slice(0, first)]
    .slice(0, maxSnippets)
    .map(({ id, title, html, image }) => ({ id, title, description: renderText(html, moment), image }));
}

export function presentAdvert(moment: Moment): Pick<InfobarReply, 'advert'> {
  const all = advertsFor(moment);
  const shown = all[rotationIndex(moment) % Math.max(1, all.length)];
  if (!shown) return {};
  const { image, alt: altText, link: url, title, html } = shown;
  return { advert: { image, altText, url, title, description: renderText(html, moment) } };
}

export function presentNews(moment: Moment): Pick<NewsReply, 'newsItem'> {
  const news = newsFor(moment);
  if (!news) return {};
  const { id, title, html, image, link } = news;
  const body = renderText(html, moment);
  return { newsItem: { id, title, description: body, body, ...(image && { image }), ...(link && { url: link }) } };
}

import type { AdvertId, NewsId, SnippetId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';

export type Page = {
  readonly title: string;
  readonly html: Text;
  readonly when: readonly Requirement[];
};

export type Snippet = Page & { readonly id: SnippetId; readonly image: string };

/** A picture beside the story. `link` is a path of the game or an `https` address. */
export type Advert = Page & {
  readonly id: AdvertId;
  readonly image: string;
  readonly alt: string;
  readonly link: string;
};

export type News = Page & {
  readonly id: NewsId;
  /** Of the news items whose requirements hold, only the lowest is shown. */
  readonly order: number;
  readonly image?: string;
  readonly link?: string;
};

import type { AdvertId, NewsId, SnippetId } from '../ids.ts';
import type { Requirement } from '../qualities/requirement.ts';
import type { Text } from '../wording/text.ts';

/** A page that is told beside the story. */
export type Page = {
  readonly title: string;
  readonly html: Text;
  /** Told to nobody for whom these do not hold. */
  readonly when: readonly Requirement[];
};

/** A few lines that are told beside the story. */
export type Snippet = Page & { readonly id: SnippetId; readonly image: string };

/** A picture beside the story that leads somewhere: to a path of the game, or to an `https` address. */
export type Advert = Page & {
  readonly id: AdvertId;
  readonly image: string;
  readonly alt: string;
  readonly link: string;
};

/** A notice to players. */
export type News = Page & {
  readonly id: NewsId;
  /** The first that can be told is told, lowest first. */
  readonly order: number;
  readonly image?: string;
  readonly link?: string;
};

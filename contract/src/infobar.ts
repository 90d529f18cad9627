import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Html, Nothing, RowId } from './wording.ts';

export const SnippetSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  description: Html(),
  image: Type.String(),
});
export type Snippet = Static<typeof SnippetSchema>;

export const AdvertSchema = Type.Object({
  image: Type.String({ description: 'a picture of kind `headers`' }),
  altText: Type.String(),
  url: Type.String({ description: 'a path of the game, or an https address' }),
  /** Heading and picture caption. These fields are not in the specification. */
  title: Type.String(),
  description: Html(),
});
export type Advert = Static<typeof AdvertSchema>;

export const NewsSchema = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  description: Html(),
  /** Same text as the previous field, under the name that AMB-66 requires. */
  body: Html(),
  image: Type.Optional(Type.String()),
  /** Link to more information: a path of the game or an https URL. */
  url: Type.Optional(Type.String()),
});
export type News = Static<typeof NewsSchema>;

export const InfobarReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  snippets: Type.Array(SnippetSchema),
  advert: Type.Optional(AdvertSchema),
});
export type InfobarReply = Static<typeof InfobarReplySchema>;

export const NewsReplySchema = Type.Object({ isSuccess: Type.Boolean(), newsItem: Type.Optional(NewsSchema) });
export type NewsReply = Static<typeof NewsReplySchema>;

const reading = { method: 'GET', who: 'character', repeat: 'reads', rate: 'read' } as const;

export const infobar = {
  infobar: endpoint({
    ...reading,
    path: '/infobar',
    summary:
      'An advert and the first snippets for a character, which change every ten minutes. None while Extras is hidden.',
    body: Nothing,
    reply: InfobarReplySchema,
  }),
  snippets: endpoint({
    ...reading,
    path: '/infobar/snippets',
    summary:
      'At most five snippets for a character. With `after`, the ones after that snippet, continuing from the start after the last one.',
    body: Type.Object({ after: Type.Optional(RowId) }),
    reply: Type.Array(SnippetSchema),
  }),
  news: endpoint({
    ...reading,
    path: '/news',
    summary: 'The news for a character. No `newsItem` while there is none.',
    body: Nothing,
    reply: NewsReplySchema,
  }),
};

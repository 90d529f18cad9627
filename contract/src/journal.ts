import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { OptionalUndo } from './undo.ts';
import { Html, Ignored, IsoMoment, Nothing, oneOf, RowId, SuccessReply } from './wording.ts';

export const tagColors = ['Green', 'Red', 'Yellow', 'Blue', 'Violet', 'None'] as const;
export type TagColor = (typeof tagColors)[number];

export const sortNewestFirst = 0;
export const sortOldestFirst = 1;
/** The names of the sort orders, indexed by number. */
export const sortOrders = ['Newest', 'Oldest'] as const;
export const noFilter = 'No Filter';

/** Name of a field that contains the product name. Equal to `dateTime`. */
export const productDateTime = 'underhallDateTime';

export const JournalTagSchema = Type.Object({
  id: Type.Integer(),
  /** Plain text, as the player wrote it. */
  name: Type.String(),
  color: oneOf(tagColors),
  isFavorite: Type.Boolean(),
});
export type JournalTag = Static<typeof JournalTagSchema>;

export const JournalEntrySchema = Type.Object({
  id: Type.Integer(),
  eventName: Html('the title, escaped'),
  areaName: Html(),
  [productDateTime]: IsoMoment,
  dateTime: IsoMoment,
  playerMessage: Html('the story as the player saw it'),
  /** Not in the specification. */
  image: Type.String(),
  tags: Type.Array(JournalTagSchema, { description: 'at most 3, by name' }),
});
export type JournalEntry = Static<typeof JournalEntrySchema>;

/** Pages are numbered from 0. */
export const JournalPageSchema = Type.Object({
  isSuccess: Type.Boolean(),
  entries: Type.Array(JournalEntrySchema),
  page: Type.Integer(),
  pageCount: Type.Integer(),
  /** Present only for a search. */
  foundCount: Type.Optional(Type.Integer()),
  previous: Type.Optional(Type.Integer()),
  next: Type.Optional(Type.Integer()),
});
export type JournalPage = Static<typeof JournalPageSchema>;

export const JournalQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer()),
  date: Type.Optional(Type.String({ description: 'YYYY-MM-DD, UTC: begins with the entries of this day' })),
  sortBy: Type.Optional(
    Type.Union([Type.Integer({ minimum: sortNewestFirst, maximum: sortOldestFirst }), oneOf(sortOrders)]),
  ),
  search: Type.Optional(
    Type.String({
      description:
        'search terms, in PostgreSQL web search syntax ("a phrase", -without, this or that), for title, area and story. Ignores case and accents. The reply marks matches with <mark>',
    }),
  ),
  filterBy: Type.Optional(Type.Union([RowId, oneOf([noFilter])])),
  /** Entry id. The server returns the page that contains it. */
  fromId: Type.Optional(RowId),
  /** Absent for the caller's own journal. */
  characterName: Type.Optional(Type.String()),
});
export type JournalQuery = Static<typeof JournalQuerySchema>;

/** Part of the caller's own journal. `count` is the total number of journal entries. */
export const JournalPartSchema = Type.Object({
  isSuccess: Type.Boolean(),
  entries: Type.Array(JournalEntrySchema, { description: 'oldest first' }),
  count: Type.Integer(),
  /** Id of the last entry of this part. Send it as `after` to get the next part. Absent on the last part. */
  next: Type.Optional(RowId),
});
export type JournalPart = Static<typeof JournalPartSchema>;

const reading = {
  method: 'GET',
  who: 'known if signed in',
  repeat: 'reads',
  rate: 'read',
  body: JournalQuerySchema,
  reply: JournalPageSchema,
} as const;
const changing = { method: 'POST', who: 'character', repeat: 'by key', rate: 'act' } as const;
const changedTag = Type.Object({ isSuccess: Type.Boolean(), message: Type.String(), tag: JournalTagSchema });
const changedEntry = Type.Object({ isSuccess: Type.Boolean(), message: Type.String(), entry: JournalEntrySchema });
const entryAndTag = Type.Object({ entryId: RowId, tagId: RowId });

export const journal = {
  journal: endpoint({
    ...reading,
    path: '/journal',
    summary: 'A page of a journal. A private journal is empty for everyone except its owner.',
  }),
  favourites: endpoint({
    ...reading,
    path: '/journal/favorite',
    summary: 'The same, but only entries with a favourite tag.',
  }),
  whole: endpoint({
    method: 'GET',
    path: '/extra/journal/whole',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The caller’s whole journal, oldest first, 200 entries at a time, for the book view and the download.',
    body: Type.Object({ after: Type.Optional(RowId) }),
    reply: JournalPartSchema,
  }),
  tags: endpoint({
    method: 'GET',
    path: '/journal/tag',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'The tags of a character, favourites first, then by name.',
    body: Nothing,
    reply: Type.Object({ isSuccess: Type.Boolean(), tags: Type.Array(JournalTagSchema) }),
  }),
  createTag: endpoint({
    ...changing,
    path: '/journal/tag/create',
    summary: 'Create a tag.',
    body: Type.Object({ name: Type.String() }),
    reply: changedTag,
  }),
  changeTag: endpoint({
    ...changing,
    path: '/journal/tag',
    summary: 'Change the name, colour or favourite flag of a tag.',
    body: Type.Object({
      id: RowId,
      name: Type.Optional(Type.String()),
      color: Type.Optional(oneOf(tagColors)),
      isFavorite: Type.Optional(Type.Boolean()),
    }),
    reply: changedTag,
  }),
  deleteTag: endpoint({
    ...changing,
    path: '/journal/tag/delete',
    summary: 'Delete a tag, and remove it from all entries. The id may also be sent as `tagId`.',
    body: Type.Object({ id: Type.Optional(RowId), tagId: Type.Optional(RowId) }),
    reply: Type.Object({ ...SuccessReply.properties, undo: OptionalUndo }),
  }),
  attachTag: endpoint({
    ...changing,
    path: '/journal/tag/attach',
    summary: 'Attach a tag to an entry, which can have at most three.',
    body: entryAndTag,
    reply: changedEntry,
  }),
  detachTag: endpoint({
    ...changing,
    path: '/journal/tag/detach',
    summary: 'Remove a tag from an entry.',
    body: entryAndTag,
    reply: changedEntry,
  }),
  deleteEntry: endpoint({
    ...changing,
    path: '/journal/delete',
    summary: 'Delete an entry permanently. The reply is the resulting page, newest first.',
    body: Type.Object({ entryId: RowId, page: Type.Optional(Type.Integer()) }),
    reply: JournalPageSchema,
  }),
  share: endpoint({
    ...changing,
    path: '/profile/share',
    repeat: 'settles',
    summary:
      'Save the current storylet or result, or a snippet, to the journal. Text and picture are as the player saw them. The caller’s own entry can be shared again: nothing is saved twice.',
    body: Type.Object({
      contentClass: oneOf(['EventConclusion', 'Sidebar', 'JournalEntry']),
      /** Id of the current storylet, of the snippet for `Sidebar`, or of the caller's own entry for `JournalEntry`. */
      contentKey: RowId,
      /** Ignored, because the server uses the picture of the current content. */
      image: Ignored,
      /** Title of the entry. Defaults to the name of the current content. */
      message: Type.Optional(Type.String()),
    }),
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.String() }),
  }),
};

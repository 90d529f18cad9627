import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { maxDescriptionLength } from './limits.ts';
import { PossessionSchema } from './myself-possession.ts';
import { Html, RowId, SuccessReply } from './wording.ts';

export const DomicileSchema = Type.Object({
  name: Html(),
  description: Html(),
  image: Type.String(),
  maxHandSize: Type.Integer(),
});

/** Item on the mantelpiece and trait in the scrapbook. Absent if none is shown. */
export const showcaseFields = {
  mantelpieceItem: Type.Optional(PossessionSchema),
  scrapbookStatus: Type.Optional(PossessionSchema),
  mantelpieceItemId: Type.Optional(Type.Integer()),
  scrapbookStatusId: Type.Optional(Type.Integer()),
};

export const ProfileReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  characterName: Type.String(),
  /** The name in the profile URL. */
  profileName: Type.String(),
  /** The player's own text as typed, not HTML. `description` in `GET /character/myself` is the same text as HTML. */
  profileDescription: Type.String(),
  profileBanner: Type.String(),
  currentArea: Type.Object({ name: Html(), description: Html() }),
  isLoggedInUsersProfile: Type.Boolean(),
  /**
   * The next three fields are present only if the reader has a character and views another player's profile. `id` is
   * for adding or removing the contact.
   */
  id: Type.Optional(RowId),
  isContact: Type.Optional(Type.Boolean()),
  isBlocked: Type.Optional(Type.Boolean()),
  /** True if the profile shows the favourite outfit rather than the current one. */
  hasFavouredOutfit: Type.Boolean(),
  outfitName: Type.String(),
  standardEquippedPossessions: Type.Array(PossessionSchema),
  profileCharacter: Type.Object({
    name: Type.String(),
    userName: Type.String(),
    /** The world's general description of a character like this. */
    description: Type.String(),
    avatarImage: Type.String(),
    /** Frame that replaces the default frame of the portrait. Absent without one. */
    frameImage: Type.Optional(Type.String()),
    currentDomicile: Type.Optional(DomicileSchema),
    journalIsPrivate: Type.Boolean(),
    ...showcaseFields,
  }),
});
export type ProfileReply = Static<typeof ProfileReplySchema>;

const changing = { method: 'POST', who: 'character', repeat: 'by key', rate: 'act' } as const;

export const profile = {
  profile: endpoint({
    method: 'GET',
    path: '/profile',
    // Digits only, so that other paths under `/profile/` are not treated as old profile URLs.
    olderPaths: ['/profile/:fromEchoId(\\d+)'],
    who: 'known if signed in',
    repeat: 'reads',
    rate: 'read',
    summary: 'The public profile of a character. Without a name, the caller’s own. 404 if there is no such character.',
    body: Type.Object({
      /** May end in `/` and a journal entry id. */
      characterName: Type.Optional(Type.String()),
      /** Id of a journal entry, which the client fetches separately. */
      fromEchoId: Type.Optional(Type.String()),
    }),
    reply: ProfileReplySchema,
  }),
  describe: endpoint({
    ...changing,
    path: '/profile/update',
    summary: `Set the description on the profile, at most ${maxDescriptionLength} characters.`,
    body: Type.Object({ newDescription: Type.String() }),
    reply: SuccessReply,
  }),
  mantelpiece: endpoint({
    ...changing,
    path: '/character/mantelpiece/:id',
    summary: 'Put an owned item on the mantelpiece. 0 clears it.',
    body: Type.Object({ id: RowId }),
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      message: Type.String(),
      mantelpieceItem: showcaseFields.mantelpieceItem,
    }),
  }),
  scrapbook: endpoint({
    ...changing,
    path: '/character/scrapbook/:id',
    summary: 'Put a trait of the character into the scrapbook. 0 clears it.',
    body: Type.Object({ id: RowId }),
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      message: Type.String(),
      scrapbookStatus: showcaseFields.scrapbookStatus,
    }),
  }),
  keepPrivate: endpoint({
    ...changing,
    path: '/character/profileprivacy/:value',
    summary: 'Set whether the journal is private. The default is private.',
    body: Type.Object({ value: Type.Boolean() }),
    reply: SuccessReply,
  }),
};

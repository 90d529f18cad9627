import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { erasureDelayDays } from './limits.ts';
import { IsoMoment, Nothing } from './wording.ts';

/** Phrase that the player types to deactivate an account. Case and surrounding spaces are ignored. */
export const deactivationPhrase = 'deactivate me';

/** All stored data of one player, as rows keyed by table name. */
export const ExportSchema = Type.Object({
  isSuccess: Type.Boolean(),
  version: Type.Literal(1),
  game: Type.String(),
  writtenAt: IsoMoment,
  /**
   * Each row contains only the columns with personal data. The rows of `orders`, `subscriptions`,
   * `subscription_changes`, `subscription_cards` and `members` also include purchases.
   */
  tables: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown()))),
});
export type OwnExport = Static<typeof ExportSchema>;

const MessageReply = Type.Object({ isSuccess: Type.Boolean(), message: Type.String() });

export const ownData = {
  export: endpoint({
    method: 'POST',
    path: '/extra/export',
    who: 'account',
    recent: true,
    repeat: 'reads',
    rate: 'act',
    summary: 'All stored data of the caller in one file, streamed from the database.',
    body: Nothing,
    reply: ExportSchema,
  }),
  deactivate: endpoint({
    method: 'POST',
    path: '/settings/deactivate',
    who: 'account',
    recent: true,
    repeat: 'settles',
    rate: 'act',
    summary: `Deactivate the account: it is signed out everywhere and hidden from others. Signing in within ${erasureDelayDays} days restores it. After that it is erased.`,
    body: Nothing,
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      message: Type.String(),
      /** Code for looking up the state of the erasure. */
      code: Type.String(),
      erasedAfter: IsoMoment,
    }),
  }),
  dataConfirmation: endpoint({
    method: 'GET',
    path: '/facebook/dataconfirmation/:code',
    who: 'anyone',
    repeat: 'reads',
    rate: 'sign in',
    summary: 'The state of a requested erasure, by its code.',
    body: Type.Object({ code: Type.String() }),
    reply: MessageReply,
  }),
  facebookDeletion: endpoint({
    method: 'POST',
    path: '/facebook/deletion',
    who: 'anyone',
    repeat: 'settles',
    rate: 'sign in',
    summary: 'Called by Facebook, with a signed request, when a user asks it to delete the data of this app.',
    body: Type.Object({ signed_request: Type.String() }),
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      url: Type.String(),
      confirmation_code: Type.String(),
    }),
  }),
};

import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { erasureDelayDays } from './limits.ts';
import { IsoMoment, Nothing } from './wording.ts';

/** The words to be typed before an account is deactivated, in any case, with or without spaces around them. */
export const deactivationPhrase = 'deactivate me';

/** All that is kept of one player: the rows of each table that are theirs, by the name of the table. */
export const ExportSchema = Type.Object({
  isSuccess: Type.Boolean(),
  /** The version of this form. */
  version: Type.Literal(1),
  game: Type.String(),
  writtenAt: IsoMoment,
  /** Each row holds the columns of the table that say something of its owner, or of what they bought: `orders`, `subscriptions`, `subscription_changes`, `subscription_cards` and `members`. */
  tables: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown()))),
});
export type OwnExport = Static<typeof ExportSchema>;

const Told = Type.Object({ isSuccess: Type.Boolean(), message: Type.String() });

export const ownData = {
  export: endpoint({
    method: 'POST',
    path: '/extra/export',
    who: 'account',
    recent: true,
    repeat: 'reads',
    rate: 'act',
    summary: 'All that is kept of the caller, in one file, as it is read from the database.',
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
    summary: `Deactivate the account: it is logged out everywhere and shown to nobody, comes back with a log-in within ${erasureDelayDays} days, and is erased after that.`,
    body: Nothing,
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      message: Type.String(),
      /** The code by which its state can be asked for. */
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
    summary: 'What became of a wish to be erased, by its code.',
    body: Type.Object({ code: Type.String() }),
    reply: Told,
  }),
  facebookDeletion: endpoint({
    method: 'POST',
    path: '/facebook/deletion',
    who: 'anyone',
    repeat: 'settles',
    rate: 'sign in',
    summary:
      'Called by Facebook when somebody asks it for the deletion of what this app has of them, with a signed request.',
    body: Type.Object({ signed_request: Type.String() }),
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      /** The page that tells its state. */
      url: Type.String(),
      confirmation_code: Type.String(),
    }),
  }),
};

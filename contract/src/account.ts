import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SubscriptionFlagsSchema } from './membership.ts';
import { signInProviders } from './sign-in.ts';
import { Html, IsoMoment, Nothing, oneOf, RowId } from './wording.ts';

/** Purposes of unrequested e-mail. The player can unsubscribe from each one separately. */
export const mailPurposes = ['announcements', 'niceness', 'storylets', 'invitations'] as const;
export type MailPurpose = (typeof mailPurposes)[number];

export const authMethodTypes = ['Email', ...signInProviders] as const;

/** A sign-in method. */
export const AuthMethodSchema = Type.Object({
  type: oneOf(authMethodTypes),
  /** The e-mail address, or the player's name at the provider. */
  displayName: Type.String(),
  email: Type.Optional(Type.String()),
});
export type AuthMethod = Static<typeof AuthMethodSchema>;

export const MessagePreferencesSchema = Type.Object({
  messageAboutAnnouncements: Type.Boolean(),
  messageAboutNiceness: Type.Boolean(),
  messageAboutStorylets: Type.Boolean(),
});
export type MessagePreferences = Static<typeof MessagePreferencesSchema>;

/** Channels for e-mail from the game. */
export const messageNetworks = ['Email', 'None'] as const;

/** A quality that outlives the character, as the account page lists it. */
export const LastingQualitySchema = Type.Object({
  id: Type.Integer(),
  name: Html(),
  nameAndLevel: Html(),
  description: Html(),
  image: Type.String(),
  level: Type.Integer(),
});
export type LastingQuality = Static<typeof LastingQualitySchema>;

export const SettingsSchema = Type.Object({
  isSuccess: Type.Boolean(),
  name: Type.String(),
  emailAddress: Type.Optional(Type.String()),
  /** Whether the player has confirmed the e-mail address. */
  emailVerified: Type.Boolean(),
  /** Whether the account signs in with e-mail and password. */
  emailAuth: Type.Boolean(),
  facebookAuth: Type.Boolean(),
  googleAuth: Type.Boolean(),
  appleAuth: Type.Boolean(),
  authMethods: Type.Array(AuthMethodSchema),
  /** `Email` if the address is confirmed and the player has not unsubscribed from everything. Otherwise `None`. */
  messageViaNetwork: oneOf(messageNetworks),
  messagePreferences: MessagePreferencesSchema,
  /** Lasting achievements of the character. Empty without a character. */
  qualitiesPossessedList: Type.Array(LastingQualitySchema),
  /** Whether the player may interact with other players. Requires a confirmed address. */
  socialActsAvailable: Type.Boolean(),
  subscriptions: SubscriptionFlagsSchema,
});
export type Settings = Static<typeof SettingsSchema>;

/** The same message in both fields that clients read. */
const Told = Type.Object({
  isSuccess: Type.Boolean(),
  message: Type.String(),
  data: Type.Object({ message: Type.String() }),
});

const Message = Type.Object({ isSuccess: Type.Boolean(), message: Type.String() });

/** Endpoints of the account page and of the pages linked in e-mails. */
export const account = {
  settings: endpoint({
    method: 'GET',
    path: '/settings',
    who: 'account',
    repeat: 'reads',
    rate: 'read',
    summary: 'The account: address and whether it is confirmed, ways in, and which letters are sent.',
    body: Nothing,
    reply: SettingsSchema,
  }),
  authMethods: endpoint({
    method: 'GET',
    path: '/settings/authmethods',
    who: 'account',
    repeat: 'reads',
    rate: 'read',
    summary: 'The ways in to the account.',
    body: Nothing,
    reply: Type.Object({ isSuccess: Type.Boolean(), authMethods: Type.Array(AuthMethodSchema) }),
  }),
  timeTheHealer: endpoint({
    method: 'GET',
    path: '/settings/timethehealer',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'When the weekly visit is due; without a moment in a world that has none.',
    body: Nothing,
    reply: Type.Object({ isSuccess: Type.Boolean(), dateTimeToExecute: Type.Optional(IsoMoment) }),
  }),
  messageSettings: endpoint({
    method: 'POST',
    path: '/settings/messagesettings',
    who: 'account',
    repeat: 'settles',
    rate: 'act',
    summary: 'Choose which letters are sent. What is left out stays as it is.',
    body: Type.Object({
      messageAboutAnnouncements: Type.Optional(Type.Boolean()),
      messageAboutNiceness: Type.Optional(Type.Boolean()),
      messageAboutStorylets: Type.Optional(Type.Boolean()),
      /** Older name of the previous field. */
      messageAboutStories: Type.Optional(Type.Boolean()),
    }),
    reply: Message,
  }),
  messageVia: endpoint({
    method: 'POST',
    path: '/settings/messagevia/:network',
    who: 'account',
    repeat: 'settles',
    rate: 'act',
    summary:
      'Choose by what letters of the game go: `Email`, or `None` for no letters at all. What was chosen of them stays.',
    body: Type.Object({ network: Type.String() }),
    reply: Message,
  }),
  username: endpoint({
    method: 'POST',
    path: '/settings/username',
    who: 'account',
    repeat: 'settles',
    rate: 'act',
    summary: 'Take another username, once a day. The body is the name alone, as plain text or as a JSON string.',
    body: Type.String(),
    reply: Message,
  }),
  linkEmail: endpoint({
    method: 'POST',
    path: '/settings/linkemail',
    who: 'account',
    recent: true,
    repeat: 'settles',
    rate: 'mail',
    summary:
      'Log in by this address and password from now on, once a link sent there was pressed; an address that is confirmed already needs none. Refusals name the field: emailAddressErrorMessage, passwordErrorMessage.',
    body: Type.Object({ emailAddress: Type.String(), password: Type.String() }),
    reply: Message,
  }),
  updateEmail: endpoint({
    method: 'POST',
    path: '/settings/updateemail',
    who: 'account',
    recent: true,
    repeat: 'settles',
    rate: 'mail',
    summary:
      'Put another address in the place of this one, once a link sent there was pressed. Refusals name the field: emailAddressErrorMessage.',
    body: Type.Object({ emailAddress: Type.String() }),
    reply: Message,
  }),
  requestVerifyEmail: endpoint({
    method: 'GET',
    path: '/settings/requestverifyemail',
    who: 'account',
    repeat: 'settles',
    rate: 'mail',
    summary: 'Send a letter with a link that confirms the address: one a minute, three an hour.',
    body: Nothing,
    reply: Message,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/register/confirmemail',
    who: 'anyone',
    repeat: 'settles',
    rate: 'sign in',
    summary:
      'Confirm an address by the token of such a link; or take another address, or the one of before back, by the token of a link for that. Sent again, it is told the same.',
    body: Type.Object({ token: Type.String() }),
    reply: Told,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/settings/unsubscribe',
    who: 'anyone',
    repeat: 'settles',
    rate: 'sign in',
    summary: 'Send an address no more letters of one kind, or of any that it has not asked for.',
    body: Type.Object({
      /** Account that received the e-mail, or 0 if there is none. */
      userId: RowId,
      token: Type.String(),
      /** The purpose to unsubscribe from. All of them if absent. */
      purpose: Type.Optional(Type.String()),
      worldId: Type.Optional(Type.Integer()),
    }),
    reply: Told,
  }),
};

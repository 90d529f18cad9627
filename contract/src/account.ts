import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { SubscriptionFlagsSchema } from './membership.ts';
import { signInProviders } from './sign-in.ts';
import { Html, IsoMoment, Nothing, OptionalName, oneOf, RowId } from './wording.ts';

/** Purposes of e-mail that the player did not request. Each one has its own unsubscribe setting. */
export const mailPurposes = ['announcements', 'niceness', 'storylets', 'invitations'] as const;
export type MailPurpose = (typeof mailPurposes)[number];

export const authMethodTypes = ['Email', ...signInProviders] as const;

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

/** An achievement of the character, listed on the account page. */
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
  emailVerified: Type.Boolean(),
  emailAuth: Type.Boolean(),
  facebookAuth: Type.Boolean(),
  googleAuth: Type.Boolean(),
  appleAuth: Type.Boolean(),
  authMethods: Type.Array(AuthMethodSchema),
  /** `Email` if the address is confirmed and the player has not unsubscribed from everything. Otherwise `None`. */
  messageViaNetwork: oneOf(messageNetworks),
  messagePreferences: MessagePreferencesSchema,
  /** Lasting achievements of the character. Empty if the account has no character. */
  qualitiesPossessedList: Type.Array(LastingQualitySchema),
  /** Whether the player may interact with other players. Requires a confirmed address. */
  socialActsAvailable: Type.Boolean(),
  subscriptions: SubscriptionFlagsSchema,
});
export type Settings = Static<typeof SettingsSchema>;

/** Both fields contain the same message, because clients read either one. */
const MessageInBothFields = Type.Object({
  isSuccess: Type.Boolean(),
  message: Type.String(),
  data: Type.Object({ message: Type.String() }),
});

const Message = Type.Object({ isSuccess: Type.Boolean(), message: Type.String() });

export const account = {
  settings: endpoint({
    method: 'GET',
    path: '/settings',
    who: 'account',
    repeat: 'reads',
    rate: 'read',
    summary: 'The account: e-mail address, sign-in methods and e-mail preferences.',
    body: Nothing,
    reply: SettingsSchema,
  }),
  authMethods: endpoint({
    method: 'GET',
    path: '/settings/authmethods',
    who: 'account',
    repeat: 'reads',
    rate: 'read',
    summary: 'The sign-in methods of the account.',
    body: Nothing,
    reply: Type.Object({ isSuccess: Type.Boolean(), authMethods: Type.Array(AuthMethodSchema) }),
  }),
  timeTheHealer: endpoint({
    method: 'GET',
    path: '/settings/timethehealer',
    who: 'character',
    repeat: 'reads',
    rate: 'read',
    summary: 'When the weekly visit is due. No date if the world has none.',
    body: Nothing,
    reply: Type.Object({ isSuccess: Type.Boolean(), dateTimeToExecute: Type.Optional(IsoMoment) }),
  }),
  messageSettings: endpoint({
    method: 'POST',
    path: '/settings/messagesettings',
    who: 'account',
    repeat: 'settles',
    rate: 'act',
    summary: 'Choose which e-mails to receive. Fields that are absent do not change.',
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
    summary: 'Turn e-mail from the game on (`Email`) or off (`None`). The individual preferences do not change.',
    body: Type.Object({ network: Type.String() }),
    reply: Message,
  }),
  username: endpoint({
    method: 'POST',
    path: '/settings/username',
    who: 'account',
    repeat: 'settles',
    rate: 'act',
    summary: 'Change the username, at most once a day. The body is only the name, as plain text or a JSON string.',
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
      'Add e-mail and password as a sign-in method. An unconfirmed address must first be confirmed by the link sent to it. Errors name the field: emailAddressErrorMessage, passwordErrorMessage.',
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
      'Change the e-mail address. The new one must first be confirmed by the link sent to it. Errors name the field: emailAddressErrorMessage.',
    body: Type.Object({ emailAddress: Type.String() }),
    reply: Message,
  }),
  requestVerifyEmail: endpoint({
    method: 'GET',
    path: '/settings/requestverifyemail',
    who: 'account',
    repeat: 'settles',
    rate: 'mail',
    summary: 'Send an e-mail with a link that confirms the address: at most one a minute and three an hour.',
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
      'Confirm, change or restore an e-mail address with the token of a link. A duplicate request gets the same reply.',
    body: Type.Object({ token: Type.String() }),
    reply: MessageInBothFields,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/settings/unsubscribe',
    who: 'anyone',
    repeat: 'settles',
    rate: 'sign in',
    summary: 'Unsubscribe an address from one kind of unrequested e-mail, or from all kinds.',
    body: Type.Object({
      userId: RowId,
      token: Type.String(),
      /** The purpose to unsubscribe from. If absent, unsubscribes from all purposes. */
      purpose: OptionalName,
      worldId: Type.Optional(Type.Integer()),
    }),
    reply: MessageInBothFields,
  }),
};

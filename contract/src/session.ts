import { type Static, Type } from 'typebox';
import { AccessCodeResultSchema } from './access.ts';
import { endpoint } from './endpoint.ts';
import { AreaSchema, SettingSchema } from './map.ts';
import { IsoMoment, Nothing, OptionalName, SuccessReply } from './wording.ts';

/** Response header with the newest client version that this server knows. */
export const versionHeader = 'X-Latest-Available-Client-Version';
/** Each reply has the version of the world, so that an open page learns of a new one. */
export const worldVersionHeader = 'X-World-Version';
export const currentVersionHeader = 'X-Current-Version';

export const UserSchema = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  emailAddress: Type.Optional(Type.String()),
  /** Balance of the premium currency, under its older name. */
  nex: Type.Integer(),
  createdAt: IsoMoment,
  hasMessagingEmail: Type.Boolean(),
});
export type User = Static<typeof UserSchema>;

export const LoginReplySchema = Type.Object({
  isSuccess: Type.Boolean(),
  jwt: Type.String(),
  /** Always true, because this reply is only sent with a session. */
  loggedIn: Type.Boolean(),
  hasCharacter: Type.Boolean(),
  /** Empty, or `Admin`. */
  privilegeLevel: Type.String(),
  /** True if the account is at least a week old, has a single sign-in method, and another one is available. */
  shouldDisplayAuthNag: Type.Boolean(),
  user: UserSchema,
  area: Type.Optional(AreaSchema),
  setting: Type.Optional(SettingSchema),
  /**
   * Result of redeeming the access code that the request contains. Absent if no code was sent or the account has no
   * character.
   */
  accessCodeResult: Type.Optional(AccessCodeResultSchema),
  /** True if this sign-in restored a deactivated account. */
  hasComeBack: Type.Optional(Type.Boolean()),
});
export type LoginReply = Static<typeof LoginReplySchema>;

export const OwnSessionSchema = Type.Object({
  /** Identifies the session in requests. The handle does not give access. */
  id: Type.String(),
  /** Browser and device in plain words, such as *Firefox on Windows*. */
  device: Type.String(),
  begunAt: IsoMoment,
  /** When the page was last opened in this session. */
  seenAt: IsoMoment,
  isPresent: Type.Boolean(),
});
export type OwnSession = Static<typeof OwnSessionSchema>;

export const session = {
  login: endpoint({
    method: 'POST',
    path: '/login',
    who: 'anyone',
    repeat: 'settles',
    rate: 'sign in',
    summary: 'Sign in with e-mail and password. 401 if they do not match.',
    body: Type.Object({
      email: Type.Optional(Type.String()),
      emailAddress: Type.Optional(Type.String()),
      password: Type.String(),
      accessCodeName: OptionalName,
    }),
    reply: LoginReplySchema,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/login/user',
    who: 'account',
    repeat: 'settles',
    rate: 'read',
    summary: 'The signed-in account, with a new token.',
    body: Nothing,
    reply: LoginReplySchema,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/login/logout',
    who: 'account',
    repeat: 'settles',
    rate: 'act',
    summary: 'End this session.',
    body: Nothing,
    reply: SuccessReply,
  }),
  ownSessions: endpoint({
    method: 'GET',
    path: '/extra/sessions',
    who: 'account',
    repeat: 'reads',
    rate: 'read',
    summary: 'The sessions of the account: the current one first, then the most recently used.',
    body: Nothing,
    reply: Type.Object({ isSuccess: Type.Boolean(), sessions: Type.Array(OwnSessionSchema) }),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/extra/sessions/end',
    who: 'account',
    recent: true,
    repeat: 'settles',
    rate: 'act',
    summary: 'End another session of the account. Succeeds also if it has ended already.',
    body: Type.Object({ id: Type.String({ maxLength: 64 }) }),
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.String() }),
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/extra/sessions/endothers',
    who: 'account',
    recent: true,
    repeat: 'settles',
    rate: 'act',
    summary: 'End all other sessions of the account.',
    body: Nothing,
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.String() }),
  }),
};

import { type Static, Type } from 'typebox';
import { AccessCodeResultSchema } from './access.ts';
import { endpoint } from './endpoint.ts';
import { AreaSchema, SettingSchema } from './map.ts';
import { IsoMoment, Nothing, SuccessReply } from './wording.ts';

/** The newest client this server knows; the header is sent with every reply. */
export const versionHeader = 'X-Latest-Available-Client-Version';
/** The header in which a client says which version it is. */
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
  /** Always true: there is no such reply without a session. */
  loggedIn: Type.Boolean(),
  hasCharacter: Type.Boolean(),
  /** Empty, or `Admin`. */
  privilegeLevel: Type.String(),
  /** True for an account of a week or more with a single way in, where there is another it could be given. */
  shouldDisplayAuthNag: Type.Boolean(),
  user: UserSchema,
  area: Type.Optional(AreaSchema),
  setting: Type.Optional(SettingSchema),
  /** The result of the access code in the call; absent without one, or while there is no character. */
  accessCodeResult: Type.Optional(AccessCodeResultSchema),
  /** True if the account was deactivated, and this log-in has brought it back. */
  hasComeBack: Type.Optional(Type.Boolean()),
});
export type LoginReply = Static<typeof LoginReplySchema>;

/** A place where the account is logged in. */
export const OwnSessionSchema = Type.Object({
  /** Its name in calls; it opens nothing. */
  id: Type.String(),
  /** The browser and the machine in plain words, such as *Firefox on Windows*. */
  device: Type.String(),
  begunAt: IsoMoment,
  /** The time at which the page was last opened there. */
  seenAt: IsoMoment,
  /** True for the session that asks. */
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
    summary: 'Sign in with e-mail and password. 401 when they do not match.',
    body: Type.Object({
      email: Type.Optional(Type.String()),
      emailAddress: Type.Optional(Type.String()),
      password: Type.String(),
      accessCodeName: Type.Optional(Type.String()),
    }),
    reply: LoginReplySchema,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/login/user',
    who: 'account',
    repeat: 'settles',
    rate: 'read',
    summary: 'Who is signed in, with a fresh token.',
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
    summary: 'Where the account is logged in: this session first, then the one that was used last.',
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
    summary: 'End another session of the account. One that has ended already is told the same.',
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
    summary: 'End all sessions of the account but this one.',
    body: Nothing,
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.String() }),
  }),
};

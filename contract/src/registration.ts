import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { LoginReplySchema } from './session.ts';
import { Nothing, OptionalName, oneOf } from './wording.ts';

export const genders = ['Lady', 'Gentleman', 'Indistinct'] as const;
export type Gender = (typeof genders)[number];

const Faces = Type.Array(Type.String());

export const registration = {
  avatars: endpoint({
    method: 'GET',
    path: '/register',
    who: 'anyone',
    repeat: 'reads',
    rate: 'read',
    summary: 'The faces that a new character can choose from.',
    body: Nothing,
    reply: Type.Object({
      isSuccess: Type.Boolean(),
      avatars: Faces,
      /** The avatars to propose for a gender. All of them if the gender is missing. */
      avatarsFor: Type.Object({
        Lady: Type.Optional(Faces),
        Gentleman: Type.Optional(Faces),
        Indistinct: Type.Optional(Faces),
      }),
      /** What an avatar looks like, in words. Missing for avatars that the world does not describe. */
      avatarNames: Type.Record(Type.String(), Type.String()),
    }),
  }),
  registerUser: endpoint({
    method: 'POST',
    path: '/register/emailregisteruser',
    who: 'anyone',
    repeat: 'settles',
    rate: 'sign up',
    summary:
      'Create an account. Errors name the field: userNameErrorMessage, emailAddressErrorMessage, passwordErrorMessage.',
    body: Type.Object({
      userName: Type.String(),
      emailAddress: Type.String(),
      password: Type.String(),
      accessCodeName: OptionalName,
    }),
    reply: LoginReplySchema,
  }),
  nameAvailable: endpoint({
    method: 'POST',
    path: '/register/characternameavailable',
    who: 'account',
    repeat: 'reads',
    rate: 'read',
    summary: 'Check whether a character name is available. The body is only the name, as plain text or a JSON string.',
    body: Type.String(),
    reply: Type.Object({ isSuccess: Type.Boolean(), message: Type.String() }),
  }),
  createCharacter: endpoint({
    method: 'POST',
    path: '/register/createcharacter',
    who: 'account',
    repeat: 'settles',
    rate: 'act',
    // A repeat has a character, and must have no effect.
    isNoVisit: true,
    summary: 'Create the character of this account. The reply contains a new token.',
    body: Type.Object({
      userName: Type.String(),
      gender: oneOf(genders),
      avatar: Type.String(),
      /** Token from the invitation link. The new character receives the invitation. */
      invitation: OptionalName,
      accessCodeName: OptionalName,
    }),
    reply: LoginReplySchema,
  }),
  /** For authors and testers. Not in the specification. */
  beginAgain: endpoint({
    method: 'POST',
    path: '/extra/register/beginagain',
    who: 'account',
    repeat: 'settles',
    rate: 'act',
    // A repeat has no character.
    isNoVisit: true,
    summary: 'Delete the character of this account for good. 404 except in the environments local and staging.',
    /** The name of the character, so that nobody deletes it by mistake. */
    body: Type.Object({ name: Type.String() }),
    reply: Type.Object({ isSuccess: Type.Boolean() }),
  }),
};

/** Errors by field, in addition to the general message of a rejected registration. */
export type RegistrationFieldErrors = {
  readonly userNameErrorMessage?: string;
  readonly emailAddressErrorMessage?: string;
  readonly passwordErrorMessage?: string;
};

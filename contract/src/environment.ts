import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import type { QualityCategory } from './myself-quality.ts';
import { Nothing, oneOf } from './wording.ts';

export const environmentNames = ['local', 'staging', 'beta', 'production'] as const;
export type EnvironmentName = (typeof environmentNames)[number];

export const signInProviders = ['Apple', 'Facebook', 'Google'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** The roots of the maps, by their keys. */
export const mapRootAreaKeys = ['london', 'unterzee', 'unterzeev2'] as const;
/** What stands on the character's sheet beside the story, in this order. */
export const sidebarCategories = [
  'BasicAbility',
  'SidebarTransient',
  'Menace',
  'SidebarAbility',
  'Accoutrement',
  'Skills',
] as const satisfies readonly QualityCategory[];
export type SidebarCategory = (typeof sidebarCategories)[number];

/** Where the client is: what depends on the server it was loaded from, and on nobody who is signed in. */
export const EnvironmentSchema = Type.Object({
  isSuccess: Type.Boolean(),
  environment: oneOf(environmentNames),
  /** Where calls go. */
  apiUrl: Type.String(),
  /** Where pictures of every kind are. */
  imageUrl: Type.String(),
  bucketUrl: Type.String(),
  mapBaseUrl: Type.String(),
  /** The tool in which storylets are edited; absent where there is none. */
  cmsUrl: Type.Optional(Type.String()),
  /** Whom players write to when something went wrong. */
  supportEmail: Type.String(),
  /** The newest client. */
  latestVersion: Type.String(),
  /** The ways of signing in beside e-mail and password, with the number each provider knows this server by. */
  signInProviders: Type.Array(Type.Object({ provider: oneOf(signInProviders), clientId: Type.String() })),
  /** Of whoever takes the cards' payments; absent where nothing is sold for money. */
  merchantId: Type.Optional(Type.String()),
  mapRootAreaIDs: Type.Array(oneOf(mapRootAreaKeys)),
  sidebarQualityCategories: Type.Array(oneOf(sidebarCategories)),
});
export type Environment = Static<typeof EnvironmentSchema>;

export const environment = {
  environment: endpoint({
    method: 'GET',
    path: '/extra/config',
    who: 'anyone',
    repeat: 'reads',
    rate: 'read',
    summary: 'Where the client is: environment, addresses, ways of signing in, whom to write to.',
    body: Nothing,
    reply: EnvironmentSchema,
  }),
};

import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import type { QualityCategory } from './myself-quality.ts';
import { currencies, paymentProviders } from './payments.ts';
import { signInProviders } from './sign-in.ts';
import { Nothing, oneOf } from './wording.ts';

export const environmentNames = ['local', 'staging', 'beta', 'production'] as const;
export type EnvironmentName = (typeof environmentNames)[number];

/** Categories of the sidebar, in display order. */
export const sidebarCategories = [
  'BasicAbility',
  'SidebarTransient',
  'Menace',
  'SidebarAbility',
  'Accoutrement',
  'Skills',
] as const satisfies readonly QualityCategory[];
export type SidebarCategory = (typeof sidebarCategories)[number];

/** Settings of the server that the client was loaded from, the same for every player. */
export const EnvironmentSchema = Type.Object({
  isSuccess: Type.Boolean(),
  environment: oneOf(environmentNames),
  /** Base address of calls. */
  apiUrl: Type.String(),
  /** Base address of pictures. */
  imageUrl: Type.String(),
  bucketUrl: Type.String(),
  mapBaseUrl: Type.String(),
  /** Address of the tool for editing storylets; absent without one. */
  cmsUrl: Type.Optional(Type.String()),
  /** E-mail address for players' questions. */
  supportEmail: Type.String(),
  /** Version of the newest client. */
  latestVersion: Type.String(),
  /** Providers to sign in by, each with its client id of this server. */
  signInProviders: Type.Array(Type.Object({ provider: oneOf(signInProviders), clientId: Type.String() })),
  /** Merchant id at the payment provider; absent where nothing is sold for money. */
  merchantId: Type.Optional(Type.String()),
  /** The company that takes money for this server; absent where nothing is sold for money. */
  payments: Type.Optional(oneOf(paymentProviders)),
  /** The seller's own currency: the one that the price list begins with; absent where nothing is sold for money. */
  currency: Type.Optional(oneOf(currencies)),
  /** Address of the page that asks for a card, at another origin; absent where nothing is sold for money. */
  checkoutUrl: Type.Optional(Type.String()),
  /** Minutes until a spent action or a drawn card is replaced. */
  minutesPerAction: Type.Number(),
  /** Keys of the roots of the world's maps. */
  mapRootAreaIDs: Type.Array(Type.String()),
  /** Places elsewhere that belong to this installation, where its operator has named some. */
  links: Type.Object({
    blog: Type.Optional(Type.String()),
    forum: Type.Optional(Type.String()),
    chat: Type.Optional(Type.String()),
    social: Type.Array(Type.String()),
  }),
  /** The words at the foot of every page. */
  footer: Type.String(),
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
    summary: 'Settings of this server: environment, addresses, ways of signing in, e-mail address for questions.',
    body: Nothing,
    reply: EnvironmentSchema,
  }),
};

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

/** Settings of the server, the same for every player. */
export const EnvironmentSchema = Type.Object({
  isSuccess: Type.Boolean(),
  environment: oneOf(environmentNames),
  apiUrl: Type.String(),
  imageUrl: Type.String(),
  bucketUrl: Type.String(),
  mapBaseUrl: Type.String(),
  /** URL of the storylet editor. Absent without one. */
  cmsUrl: Type.Optional(Type.String()),
  supportEmail: Type.String(),
  latestVersion: Type.String(),
  signInProviders: Type.Array(Type.Object({ provider: oneOf(signInProviders), clientId: Type.String() })),
  /** Merchant id at the payment provider. Absent if nothing is sold for money. */
  merchantId: Type.Optional(Type.String()),
  /** Payment provider. Absent if nothing is sold for money. */
  payments: Type.Optional(oneOf(paymentProviders)),
  /** The seller's own currency, first in the price list. Absent if nothing is sold for money. */
  currency: Type.Optional(oneOf(currencies)),
  /** URL of the checkout form, on another origin. Absent if nothing is sold for money. */
  checkoutUrl: Type.Optional(Type.String()),
  /** Minutes until a spent action or a drawn card is replaced, without membership. */
  minutesPerAction: Type.Number(),
  mapRootAreaIDs: Type.Array(Type.String()),
  links: Type.Object({
    blog: Type.Optional(Type.String()),
    forum: Type.Optional(Type.String()),
    chat: Type.Optional(Type.String()),
    social: Type.Array(Type.String()),
  }),
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
    summary: 'Settings of this server: environment, URLs, sign-in providers and support address.',
    body: Nothing,
    reply: EnvironmentSchema,
  }),
};

import { environment, sidebarCategories } from '@underhall/contract';
import type { FastifyInstance } from 'fastify';
import { type AnswerDeps, answer } from '../http/answer.ts';
import { presentPage } from '../pages/present-page.ts';
import { checkoutOrigins } from '../payments/checkout-page.ts';
import type { Payments } from '../payments/payments.ts';
import { currenciesOf } from '../payments/prices.ts';
import type { ServerOptions } from '../server-options.ts';
import { plainOf } from '../wording/markup.ts';
import type { PackDeps } from '../world/world-cache.ts';

/** API, images and maps have the same origin, so their addresses are paths. */
const ownAddresses = { apiUrl: '/api', imageUrl: '/images', bucketUrl: '/images', mapBaseUrl: '/images' } as const;

type EnvironmentDeps = AnswerDeps & PackDeps & { readonly options: ServerOptions; readonly payments: Payments };

export function environmentRoutes(app: FastifyInstance, deps: EnvironmentDeps): void {
  const {
    clientVersion,
    environment: name = 'local',
    supportEmail = '',
    cmsUrl,
    merchantId,
    signIn = [],
    payments: { provider } = { provider: 'off' },
    links = { social: [] },
  } = deps.options;
  const [currency] = provider === 'off' ? [] : currenciesOf(deps.payments.prices);
  const places = checkoutOrigins(deps.options);
  answer(app, deps, environment.environment, async ({ request }) => {
    const checkoutUrl = provider === 'off' ? undefined : places.checkoutUrlFor(request.host);
    return {
      isSuccess: true,
      environment: name,
      ...ownAddresses,
      ...(cmsUrl && { cmsUrl }),
      supportEmail,
      latestVersion: clientVersion,
      signInProviders: [...signIn],
      ...(merchantId && { merchantId }),
      ...(provider !== 'off' && { payments: provider }),
      ...(currency && { currency }),
      ...(checkoutUrl && { checkoutUrl }),
      minutesPerAction: deps.world.pack.allowances.none.minutes,
      mapRootAreaIDs: [...deps.world.pack.mapRoots],
      links: { ...links, social: [...links.social] },
      footer: plainOf(presentPage('footer', deps.world.pack, deps.options) ?? ''),
      sidebarQualityCategories: [...sidebarCategories],
    };
  });
}

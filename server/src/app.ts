import formBody from '@fastify/formbody';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accessRoutes } from './access/access-routes.ts';
import { actionsRoutes } from './actions/actions-routes.ts';
import { cardsRoutes } from './cards/cards-routes.ts';
import { clientErrorsRoutes } from './client-errors/client-errors-routes.ts';
import { comfortRoutes } from './comfort/comfort-routes.ts';
import type { Deps } from './deps.ts';
import { environmentRoutes } from './environment/environment-routes.ts';
import { fateRoutes } from './fate/fate-routes.ts';
import { tellClientVersion } from './http/client-version.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { allowOwnPages } from './http/cross-origin.ts';
import { collectCalls, describeCalls } from './http/describe-calls.ts';
import { healthRoutes } from './http/health.ts';
import { readAnyBody } from './http/lenient-body.ts';
import { limitPipelining } from './http/limit-pipelining.ts';
import { closeForMaintenance } from './http/maintenance.ts';
import { limitRates } from './http/rate-limits.ts';
import { refuseUnreadable, reportFailures } from './http/report-failure.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { serveWebClient } from './http/web-client.ts';
import { mapRoutes } from './map/map-routes.ts';
import { myselfRoutes } from './myself/myself-routes.ts';
import { passwordResetRoutes } from './password-reset/password-reset-routes.ts';
import { registrationRoutes } from './registration/registration-routes.ts';
import { sessionRoutes } from './session/session-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { testProviderPages } from './sign-in/test-provider-pages.ts';
import { storyRoutes } from './story/story-routes.ts';

const oneMebibyte = 1024 * 1024;

/** The whole server, not yet listening. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: oneMebibyte,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    logger: { level: deps.options.logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < (deps.options.trustProxy ?? 0),
    frameworkErrors: refuseUnreadable(deps.options.clientVersion),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
  });
  app.decorateRequest('who', null as unknown as object);
  limitPipelining(app);
  reportFailures(app);
  readAnyBody(app);
  tellClientVersion(app, deps.options.clientVersion);
  sendSecurityHeaders(app);
  await allowOwnPages(app, deps.options.publicUrl);
  await compressAnswers(app);
  closeForMaintenance(app, deps.options.maintenanceFile);
  await app.register(formBody);
  await collectCalls(app, deps.options.clientVersion);
  await limitRates(app, deps);
  for (const routes of [
    environmentRoutes,
    clientErrorsRoutes,
    sessionRoutes,
    registrationRoutes,
    signInRoutes,
    passwordResetRoutes,
    accessRoutes,
    testProviderPages,
    myselfRoutes,
    actionsRoutes,
    cardsRoutes,
    fateRoutes,
    storyRoutes,
    comfortRoutes,
    mapRoutes,
  ])
    routes(app, deps);
  describeCalls(app, deps);
  healthRoutes(app, deps);
  await serveWebClient(app, deps.options);
  return app;
}

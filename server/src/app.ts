import formBody from '@fastify/formbody';
import { maxCodeUnits } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import * as areas from './areas.ts';
import type { Caller } from './db/caller.ts';
import type { Deps } from './deps.ts';
import { pageAbout } from './first-scene/page-about.ts';
import { readToken } from './http/authenticate.ts';
import { collectGarbageEarly } from './http/collect-garbage-early.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { allowOwnOrigin } from './http/cross-origin.ts';
import { registerErrorHandler, rejectMalformedUrl } from './http/error-handler.ts';
import { forbidCaching } from './http/forbid-caching.ts';
import { closeConnectionsAtShutdown } from './http/graceful-shutdown.ts';
import { healthRoutes } from './http/health.ts';
import { lazySchemaCompilers } from './http/lazy-schema-compilers.ts';
import { limitConnections } from './http/limit-connections.ts';
import { closeForMaintenance } from './http/maintenance.ts';
import { maskSecrets } from './http/mask-secrets.ts';
import { serveMetrics } from './http/metrics.ts';
import { acceptAnyContentType, maxBodyBytes, maxHeaderBytes } from './http/normalize-body.ts';
import { collectEndpoints, serveOpenApi } from './http/openapi.ts';
import { registerRateLimit } from './http/rate-limits.ts';
import { refuseBrokenRequest } from './http/refuse-broken-requests.ts';
import { callerContext, runRequestsIn } from './http/request-context.ts';
import { createRequestIds } from './http/request-ids.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { sendVersions } from './http/send-versions.ts';
import { requireShareKey } from './http/share-key.ts';
import { serveWebClient } from './http/web-client.ts';
import { serveCheckout } from './payments/checkout-page.ts';
import { pageGuards } from './payments/checkout-policy.ts';

/** Builds the server, which does not listen yet. `log` replaces standard output. */
export async function buildApp(deps: Deps, log?: { write(line: string): void }): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: maxBodyBytes.anonymous,
    http: { maxHeaderSize: maxHeaderBytes, connectionsCheckingInterval: 5_000 },
    genReqId: createRequestIds(),
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    // A closing server still answers new requests, and closes each connection afterwards.
    return503OnClosing: false,
    logger: {
      level: deps.options.logLevel,
      redact: ['req.headers.authorization'],
      hooks: { streamWrite: maskSecrets },
      ...(log && { stream: log }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < (deps.options.trustProxy ?? 0),
    // An access code is the longest parameter of a path.
    routerOptions: { maxParamLength: maxCodeUnits(typedTexts.accessCode) },
    frameworkErrors: rejectMalformedUrl(deps.options.clientVersion),
    clientErrorHandler: refuseBrokenRequest,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true } },
    schemaController: { compilersFactory: lazySchemaCompilers },
  });
  app.decorateRequest('who', null as unknown as object);
  app.decorateRequest('caller', null as unknown as Caller);
  // Each call ends in the world in which it began.
  runRequestsIn(app, callerContext, () => deps.world.pin());
  limitConnections(app, deps.runtime, (request) => readToken(deps, request)?.UserId);
  collectGarbageEarly(app, deps.runtime);
  registerErrorHandler(app, deps);
  acceptAnyContentType(app);
  sendVersions(app, deps.options.clientVersion, deps);
  sendSecurityHeaders(app, deps.options.publicUrl, pageGuards(deps.options));
  if (deps.options.isEdited) forbidCaching(app);
  if (deps.options.shareKey) requireShareKey(app, deps.options.shareKey);
  await allowOwnOrigin(app, deps.options.publicUrl);
  await compressAnswers(app);
  closeConnectionsAtShutdown(app, deps);
  closeForMaintenance(app, deps.options.maintenanceFile, deps);
  await app.register(formBody);
  await collectEndpoints(app, deps);
  await registerRateLimit(app, deps);
  for (const bindRoutes of Object.values(areas)) bindRoutes(app, deps);
  serveOpenApi(app, deps);
  healthRoutes(app, deps);
  serveMetrics(app, deps);
  await serveCheckout(app, deps);
  await serveWebClient(app, deps, (path) => pageAbout(path, deps));
  return app;
}

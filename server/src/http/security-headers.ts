import type { FastifyInstance } from 'fastify';

type ExtraOrigins = {
  readonly frames?: readonly string[];
  /** Origins that the page may fetch from. */
  readonly connections?: readonly string[];
};

export const buildPagePolicy = ({ frames = [], connections: asked = [] }: ExtraOrigins): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    ...(asked.length > 0 ? [`connect-src 'self' ${asked.join(' ')}`] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types game-html dompurify',
  ].join('; ');

export const pagePolicy = buildPagePolicy({});

/** Headers that differ between pages: the policy, and whether opened windows may access the page. */
export type PageHeaders = { readonly policy: string; readonly opener?: 'same-origin' | 'same-origin-allow-popups' };

const callPolicy = "default-src 'none'; frame-ancestors 'none'";

export const isApi = (url: string): boolean => /^\/api(\/|\?|$)/.test(url);

/**
 * The policy is strict for pages and stricter for the API. API replies are not cached unless their endpoint allows it.
 */
export function securityHeadersOf(
  url: string,
  page: PageHeaders = { policy: pagePolicy },
): Readonly<Record<string, string>> {
  const isCall = isApi(url);
  return {
    'Content-Security-Policy': isCall ? callPolicy : page.policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': page.opener ?? 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(isCall && { 'Cache-Control': 'no-cache,no-store' }),
  };
}

/** Tells browsers to use only HTTPS for two years. */
const hsts = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

export function sendSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string | undefined,
  guards: (url: string, host: string) => PageHeaders,
): void {
  const always = publicUrl?.startsWith('https:') ? hsts : {};
  // The same for all API replies, so they are built once.
  const ofCalls = { ...always, ...securityHeadersOf('/api') };
  app.addHook('onSend', (request, reply, payload, done) => {
    const { id, url, host } = request;
    const caching = reply.getHeader('Cache-Control');
    reply.headers(isApi(url) ? ofCalls : { ...always, ...securityHeadersOf(url, guards(url, host)) });
    if (caching !== undefined) reply.header('Cache-Control', caching);
    // The log contains the same ID, so that players can quote it when they ask for help.
    reply.header('X-Request-Id', id);
    done(null, payload);
  });
}

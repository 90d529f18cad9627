import type { FastifyInstance } from 'fastify';

type Others = {
  /** The origins that pages may show in frames. */
  readonly frames?: readonly string[];
  /** The origins that pages may have the browser ask. */
  readonly asked?: readonly string[];
};

/** The Content-Security-Policy of pages: they load our own files, and nothing else but what is named. */
export const pagePolicyWith = ({ frames = [], asked = [] }: Others): string =>
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

export const pagePolicy = pagePolicyWith({});

/** The headers that differ from page to page: the policy, and whether windows that it opens may know of it. */
export type PageGuards = { readonly policy: string; readonly opener?: 'same-origin' | 'same-origin-allow-popups' };

const callPolicy = "default-src 'none'; frame-ancestors 'none'";

/** True if this address is a call's, rather than a page's or a picture's. */
export const isApi = (url: string): boolean => /^\/api(\/|\?|$)/.test(url);

/**
 * The security headers of an answer from this address: strict for pages, stricter for calls, which are not cached
 * unless their endpoint says so.
 */
export function guardsOf(url: string, page: PageGuards = { policy: pagePolicy }): Readonly<Record<string, string>> {
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

/** Browsers that were here once by TLS come by it for two years, whatever leads them here. */
const byTlsOnly = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/** Sends them with every answer; where players come by TLS, that they come by nothing else. */
export function sendSecurityHeaders(
  app: FastifyInstance,
  publicUrl: string | undefined,
  guards: (url: string, host: string) => PageGuards,
): void {
  const always = publicUrl?.startsWith('https:') ? byTlsOnly : {};
  // Those of all calls are the same, and made once.
  const ofCalls = { ...always, ...guardsOf('/api') };
  app.addHook('onSend', (request, reply, payload, done) => {
    const { id, url, host } = request;
    const caching = reply.getHeader('Cache-Control');
    reply.headers(isApi(url) ? ofCalls : { ...always, ...guardsOf(url, guards(url, host)) });
    if (caching !== undefined) reply.header('Cache-Control', caching);
    // Whoever asks for help can say which call it was: the log has it under the same number.
    reply.header('X-Request-Id', id);
    done(null, payload);
  });
}

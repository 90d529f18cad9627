import type { FastifyInstance } from 'fastify';

/** The Content-Security-Policy of pages: they load our own files, and nothing else. */
export const pagePolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types game-html dompurify',
].join('; ');

const callPolicy = "default-src 'none'; frame-ancestors 'none'";

/** True if this address is a call's, rather than a page's or a picture's. */
export const isApi = (url: string): boolean => /^\/api(\/|\?|$)/.test(url);

/**
 * The security headers of an answer from this address: strict for pages, stricter for calls, which are not cached
 * unless their endpoint says so.
 */
export function guardsOf(url: string): Readonly<Record<string, string>> {
  const isCall = isApi(url);
  return {
    'Content-Security-Policy': isCall ? callPolicy : pagePolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(isCall && { 'Cache-Control': 'no-cache,no-store' }),
  };
}

export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const caching = reply.getHeader('Cache-Control');
    reply.headers({ ...guardsOf(request.url), ...(caching !== undefined && { 'Cache-Control': caching }) });
    return payload;
  });
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VerifiedIdentity } from './provider.ts';

/** Facebook's requests do not contain our nonce, so they must expire. */
const lifeSeconds = 10 * 60;

/**
 * Reads `signature.payload`, where both parts are in base64url. The signature is the payload's HMAC-SHA256 under the
 * app secret. Returns undefined if the signature is wrong or the request is older than ten minutes.
 */
export function readSignedRequest(request: string, secret: string, now: number): VerifiedIdentity | undefined {
  const [, signature = '', payload = ''] = /^([\w-]{43})=?\.([\w-]+)={0,2}$/.exec(request) ?? [];
  const expected = createHmac('sha256', secret).update(payload).digest();
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const { algorithm, user_id: subject, issued_at: issuedAt } = fieldsOf(payload);
  if (algorithm !== 'HMAC-SHA256' || typeof issuedAt !== 'number') return undefined;
  if (typeof subject !== 'string' || subject === '') return undefined;
  const expiresAt = issuedAt + lifeSeconds;
  if (expiresAt * 1000 <= now || issuedAt * 1000 > now + lifeSeconds * 1000) return undefined;
  return { identity: { subject, isEmailVerified: false }, requestId: `facebook ${signature}`, expiresAt };
}

function fieldsOf(payload: string): Readonly<Record<string, unknown>> {
  try {
    const fields: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

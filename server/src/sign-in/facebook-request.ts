import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VouchedIdentity } from './provider.ts';

/** Facebook's signed requests carry none of our nonces, so they expire this long after they were made. */
const lifeSeconds = 10 * 60;

/**
 * Reads a signed request of Facebook's: `signature.payload`, both base64url. The signature is HMAC-SHA256 of the
 * payload under the app secret. Returns undefined for a wrong signature or algorithm, or after ten minutes.
 */
export function readSignedRequest(request: string, secret: string, now = Date.now()): VouchedIdentity | undefined {
  const [, signature = '', payload = ''] = /^([\w-]{43})=?\.([\w-]+)={0,2}$/.exec(request) ?? [];
  const expected = createHmac('sha256', secret).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { algorithm, user_id: subject, issued_at: issued } = fieldsOf(payload);
  if (algorithm !== 'HMAC-SHA256' || typeof issued !== 'number') return undefined;
  if (typeof subject !== 'string' || subject === '') return undefined;
  const until = issued + lifeSeconds;
  if (until * 1000 <= now || issued * 1000 > now + lifeSeconds * 1000) return undefined;
  return { identity: { subject, isEmailVerified: false }, mark: `facebook ${signature}`, until };
}

function fieldsOf(payload: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

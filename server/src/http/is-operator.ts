import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const local = /^(127\.|::1$|::ffff:127\.)/;

/** True for a caller with the operator's token, or a caller on this machine without a proxy. */
export function isOperator(request: FastifyRequest, token: string | undefined): boolean {
  const { headers, socket } = request;
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (local.test(socket.remoteAddress ?? '') && !isForwarded) return true;
  const [, received] = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token !== undefined && received !== undefined && timingSafeEqual(digest(received), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const local = /^(127\.|::1$|::ffff:127\.)/;

/**
 * True for a caller on this machine that no proxy stands in front of, and for one that brings the operator's token, where
 * one is set.
 */
export function isOperator(request: FastifyRequest, token: string | undefined): boolean {
  const { headers, socket } = request;
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  if (local.test(socket.remoteAddress ?? '') && !isForwarded) return true;
  const [, given] = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

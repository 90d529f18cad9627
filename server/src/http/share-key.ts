import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const cookieName = 'share';
const loopback = /^(::ffff:)?127\.|^::1$/;

/**
 * Refuses every request from another machine without the key. `?key=` in an address stores the key in a cookie, and
 * leads to the same address without it. For a game that its author shares in a local network.
 */
export function requireShareKey(app: FastifyInstance, key: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (loopback.test(request.socket.remoteAddress ?? '')) return;
    const [path = '/', query = ''] = request.url.split('?', 2);
    const fields = new URLSearchParams(query);
    if (isKey(fields.get('key'), key)) {
      fields.delete('key');
      const rest = fields.size > 0 ? `?${fields}` : '';
      return reply
        .header('Set-Cookie', `${cookieName}=${key}; Path=/; HttpOnly; SameSite=Lax`)
        .header('Cache-Control', 'no-store')
        .redirect(`${path.replace(/^\/+/, '/')}${rest}`, 303);
    }
    if (isKey(cookieOf(request), key)) return;
    return reply
      .code(403)
      .header('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('This game is shared by a link. Open the whole link that you were sent, with the key at its end.\n');
  });
}

const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  headers.cookie
    ?.split(';')
    .map((each) => each.trim().split('='))
    .find(([name]) => name === cookieName)?.[1];

function isKey(given: string | null | undefined, key: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

import type { FastifyInstance } from 'fastify';
import { complain } from '../complain.ts';
import { nothingThere, sendError } from '../http/report-failure.ts';
import { type FindOutDeps, workThroughEvents } from './find-out-orders.ts';

/** The longest message that is read, in bytes. */
const longest = 64 * 1024;

/**
 * The address that the payment provider sends its news to. Its signature is over the bytes as they came, so nothing reads
 * them before it was checked; what is verified is kept before it is acknowledged, and worked through afterwards.
 */
export function paymentEventRoutes(app: FastifyInstance, deps: FindOutDeps): void {
  void app.register((own, _options, done) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    own.post(
      '/api/extra/payments/events',
      { schema: { hide: true }, bodyLimit: longest },
      async ({ body, headers }, reply) => {
        const { provider } = deps.payments;
        if (!provider) return sendError(reply, { status: 404, message: nothingThere });
        const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const event = await provider.readEvent(raw, headers as Record<string, string | undefined>);
        if (!event) return sendError(reply, { status: 400, message: 'This message is not signed by the provider.' });
        await deps.paymentEvents.add(provider.name, event);
        // Nobody waits for this: what does not succeed is done by the job of the next minute.
        void workThroughEvents(deps, complain).catch(() => {});
        return { isSuccess: true };
      },
    );
    done();
  });
}

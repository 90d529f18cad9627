import type { FastifyInstance } from 'fastify';

/** The last phase of a server, in which it still answers whoever asks and is to be asked no more. */
export type Closing = { begin(): void; hasBegun(): boolean };

export type ClosingDeps = { readonly closing: Pick<Closing, 'hasBegun'> };

export function openClosing(): Closing {
  let begun = false;
  return {
    begin() {
      begun = true;
    },
    hasBegun: () => begun,
  };
}

/** From the beginning of the end each answer closes its connection, so that browsers and proxies go elsewhere with the next call. */
export function tellClosing(app: FastifyInstance, { closing }: ClosingDeps): void {
  app.addHook('onSend', async (_request, reply) => {
    if (closing.hasBegun()) reply.header('Connection', 'close');
  });
}

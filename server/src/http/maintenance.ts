import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { tell } from './report-failure.ts';
import { isApi } from './security-headers.ts';

/** When it will be over, in milliseconds since 1970, where that was said. */
type Maintenance = { readonly until?: number };

const lookAgainMs = 1000;

/**
 * While the file exists, every call is answered with 503; a moment in the file is told to the players.
 * The pages and `/healthz` go on answering: the page is what says it to them.
 */
export function closeForMaintenance(app: FastifyInstance, file: string | undefined): void {
  if (file === undefined) return;
  const underWay = watch(file);
  app.addHook('onRequest', async (request, reply) => {
    const maintenance = isApi(request.url) ? await underWay() : undefined;
    if (!maintenance) return;
    const left = (maintenance.until ?? 0) - Date.now();
    return tell(reply, {
      status: 503,
      message: 'Underhall is undergoing scheduled maintenance.',
      // A moment that has passed is no news.
      ...(left > 0 && {
        fields: { until: new Date(Date.now() + left).toISOString() },
        retryAfter: Math.ceil(left / 1000),
      }),
    });
  });
}

/** Looks at the file once a second at most, however many calls come. */
function watch(file: string): () => Promise<Maintenance | undefined> {
  let seen: Promise<Maintenance | undefined> = Promise.resolve(undefined);
  let seenAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - seenAt >= lookAgainMs) {
      seenAt = now;
      seen = look(file);
    }
    return seen;
  };
}

async function look(file: string): Promise<Maintenance | undefined> {
  try {
    const until = Date.parse((await readFile(file, 'utf8')).trim());
    return Number.isNaN(until) ? {} : { until };
  } catch (failure) {
    // There, but not to be read: whoever put it there means it.
    return (failure as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : {};
  }
}

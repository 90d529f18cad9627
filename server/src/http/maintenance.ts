import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { PackDeps } from '../world/world-cache.ts';
import { sendError } from './report-failure.ts';
import { isApi } from './security-headers.ts';

type Maintenance = {
  /** The announced end, in milliseconds since 1970. */
  readonly until?: number;
};

const rereadAfterMs = 1000;

/**
 * Answers every call with 503 while the file exists, and with the end of the maintenance if the file says it. Pages
 * and `/healthz` go on answering: the page is what tells players. `clock` counts milliseconds since 1970.
 */
export function closeForMaintenance(
  app: FastifyInstance,
  file: string | undefined,
  { world }: PackDeps,
  clock = () => Date.now(),
): void {
  if (file === undefined) return;
  const underWay = watch(file);
  app.addHook('onRequest', async (request, reply) => {
    const maintenance = isApi(request.url) ? await underWay() : undefined;
    if (!maintenance) return;
    const { until = 0 } = maintenance;
    const remainingMs = until - clock();
    return sendError(reply, {
      status: 503,
      message: `${world.pack.words.title} is undergoing scheduled maintenance.`,
      // An end that has passed is not sent.
      ...(remainingMs > 0 && {
        fields: { until: new Date(until).toISOString() },
        retryAfter: Math.ceil(remainingMs / 1000),
      }),
    });
  });
}

/** Reads the file once a second at most, however many calls come. */
function watch(file: string): () => Promise<Maintenance | undefined> {
  let last: Promise<Maintenance | undefined> = Promise.resolve(undefined);
  let lastAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - lastAt >= rereadAfterMs) {
      lastAt = now;
      last = readMaintenance(file);
    }
    return last;
  };
}

async function readMaintenance(file: string): Promise<Maintenance | undefined> {
  try {
    const until = Date.parse((await readFile(file, 'utf8')).trim());
    return Number.isNaN(until) ? {} : { until };
  } catch (failure) {
    // A file that cannot be read closes the server as well: it was put there for that.
    return (failure as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : {};
  }
}

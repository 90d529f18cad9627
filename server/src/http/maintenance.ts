import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { RuntimeDeps } from '../runtime/runtime.ts';
import type { PackDeps } from '../world/world-cache.ts';
import { sendError } from './error-handler.ts';
import { isApi } from './security-headers.ts';

type Maintenance = {
  /** Announced end of the maintenance, in milliseconds since 1970. */
  readonly until?: number;
};

const rereadAfterMs = 1000;

/**
 * While the file exists, answers all API requests with 503 and the end time from the file. Pages and `/healthz` still
 * work.
 */
export function closeForMaintenance(
  app: FastifyInstance,
  file: string | undefined,
  { world, runtime }: PackDeps & RuntimeDeps,
): void {
  if (file === undefined) return;
  const currentMaintenance = watch(file, runtime.elapsed);
  app.addHook('onRequest', async (request, reply) => {
    const maintenance = isApi(request.url) ? await currentMaintenance() : undefined;
    if (!maintenance) return;
    const { until = 0 } = maintenance;
    const remainingMs = until - runtime.now();
    return sendError(reply, {
      status: 503,
      message: `${world.pack.words.title} is undergoing scheduled maintenance.`,
      ...(remainingMs > 0 && {
        fields: { until: new Date(until).toISOString() },
        retryAfter: Math.ceil(remainingMs / 1000),
      }),
    });
  });
}

function watch(file: string, elapsed: () => number): () => Promise<Maintenance | undefined> {
  let last: Promise<Maintenance | undefined> = Promise.resolve(undefined);
  let lastAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = elapsed();
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
    // An unreadable file also means maintenance, because somebody created it on purpose.
    return (failure as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : {};
  }
}

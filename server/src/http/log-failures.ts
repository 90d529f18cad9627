import type { FastifyBaseLogger } from 'fastify';
import type { Runtime } from '../runtime/runtime.ts';

const oneSecondMs = 1_000;
/** A cause without new failures is forgotten after this time. */
const forgetAfterMs = 60_000;

/**
 * Logs each cause at most once a second with the number of skipped failures, so that a database outage does not fill
 * the disk.
 */
export function logOncePerSecond({
  elapsed,
}: Runtime): (log: Pick<FastifyBaseLogger, 'error'>, failure: Error) => void {
  const causes = new Map<string, { since: number; skipped: number }>();
  return (log, failure) => {
    const now = elapsed();
    const cause = `${failure.name}: ${failure.message}`;
    const last = causes.get(cause);
    if (last && now - last.since < oneSecondMs) {
      last.skipped++;
      return;
    }
    for (const [name, { since }] of causes) if (now - since > forgetAfterMs) causes.delete(name);
    causes.set(cause, { since: now, skipped: 0 });
    log.error(last?.skipped ? { err: failure, alike: last.skipped } : failure);
  };
}

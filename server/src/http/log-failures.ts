import type { FastifyBaseLogger } from 'fastify';

const oneSecondMs = 1_000;
/** A cause that was silent for so long is forgotten. */
const rememberedMs = 60_000;

/**
 * Logs one line a second for each cause, with the number of its like since the last: a database that is away would
 * otherwise fill the disk with the same words.
 */
export function logOncePerSecond(): (log: Pick<FastifyBaseLogger, 'error'>, failure: Error) => void {
  const causes = new Map<string, { since: number; unlogged: number }>();
  return (log, failure) => {
    const now = performance.now();
    const cause = `${failure.name}: ${failure.message}`;
    const last = causes.get(cause);
    if (last && now - last.since < oneSecondMs) {
      last.unlogged++;
      return;
    }
    for (const [name, { since }] of causes) if (now - since > rememberedMs) causes.delete(name);
    causes.set(cause, { since: now, unlogged: 0 });
    log.error(last?.unlogged ? { err: failure, alike: last.unlogged } : failure);
  };
}

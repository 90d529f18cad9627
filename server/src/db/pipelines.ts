import type { Client } from 'pg';
import type { Runtime } from '../runtime/runtime.ts';
import {
  closeTimeoutMs,
  isReadOnly,
  isTimeout,
  notSentError,
  retryUntilReconnected,
  toDatabaseError,
} from './connection-failures.ts';
import { type Database, DatabaseUnavailable, type Statement } from './database.ts';
import { connectionOver } from './open-connection.ts';

/** A pipeline is avoided if its oldest statement has waited this long, because later statements wait as well. */
const slowMs = 200;

/** `sentAt` has the start times of the pending statements, oldest first. */
type Pipeline = { client: Promise<Client>; readonly sentAt: number[] };

/**
 * Sends each statement on the connection with the fewest pending statements. The next statement reopens a lost
 * connection. A read-only statement is retried if its connection was lost.
 *
 * After a timeout on one connection, all connections are closed: if the network drops packets, the others would time
 * out as well. All are also closed if the database has become read-only, because a failover has happened.
 */
export async function openPipelines(
  make: () => Promise<Client>,
  count: number,
  patience: number,
  runtime: Runtime,
): Promise<Pick<Database, 'run' | 'countPending' | 'close'>> {
  const live = new Set<Client>();
  const open = async (): Promise<Client> => {
    const client = await make();
    const lose = () => live.delete(client);
    client.on('error', lose).on('end', lose);
    live.add(client);
    return client;
  };
  const pipelines = Array.from({ length: count }, (): Pipeline => ({ client: open(), sentAt: [] }));
  await Promise.all(pipelines.map(({ client }) => client));

  let turn = 0;
  const take = async (): Promise<{ client: Client; sentAt: number[] }> => {
    const pipeline = leastLaden(pipelines, turn++ % count, runtime.elapsed() - slowMs);
    const opening = pipeline.client;
    const client = await opening.catch(() => undefined);
    if (client && live.has(client)) return { client, sentAt: pipeline.sentAt };
    if (pipeline.client === opening) pipeline.client = open();
    return { client: await pipeline.client, sentAt: pipeline.sentAt };
  };
  const giveUp = (client: Client): void => {
    live.delete(client);
    client.connection.stream.destroy();
  };
  const giveUpAll = (): void => live.forEach(giveUp);
  const ask = async <Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]> => {
    const { client, sentAt } = await take().catch((error: unknown) => {
      throw notSentError(error);
    });
    sentAt.push(runtime.elapsed());
    try {
      return (await connectionOver(client).query<Row>(statement, values)).rows;
    } catch (error) {
      const failure = toDatabaseError(error);
      if (isTimeout(error) || isReadOnly(error)) giveUpAll();
      else if (failure instanceof DatabaseUnavailable && !failure.isUnwritten) giveUp(client);
      throw failure;
    } finally {
      // Replies arrive in the order in which statements were sent.
      sentAt.shift();
    }
  };

  return {
    run: (statement, values = []) =>
      retryUntilReconnected(
        () => ask(statement, values),
        ({ isUnwritten }) => isUnwritten || onlyReads(statement),
        runtime,
      ),
    countPending: () => pipelines.reduce((sum, { sentAt }) => sum + sentAt.length, 0),
    async close() {
      const late = runtime.after(Math.min(patience, closeTimeoutMs), giveUpAll);
      await Promise.allSettled([...live].map((client) => client.end()));
      late.cancel();
    },
  };
}

/** Prefers `first`. Returns a pipeline with a statement sent before `slowSince` only if all have one. */
function leastLaden(pipelines: readonly Pipeline[], first: number, slowSince: number): Pipeline {
  const burden = ({ sentAt }: Pipeline) => sentAt.length + ((sentAt[0] ?? slowSince) < slowSince ? 1_000_000 : 0);
  let least = pipelines[first] as Pipeline;
  for (let i = 1; i < pipelines.length; i++) {
    const other = pipelines[(first + i) % pipelines.length] as Pipeline;
    if (burden(other) < burden(least)) least = other;
  }
  return least;
}

export const onlyReads = ({ text }: Statement): boolean => /^\s*select\b/i.test(text);

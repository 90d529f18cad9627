import type { Client } from 'pg';
import {
  closeTimeoutMs,
  failureOf,
  isReadOnly,
  isTimeout,
  notSent,
  retryUntilReconnected,
} from './connection-failures.ts';
import { type Database, DatabaseUnavailable, type Statement } from './database.ts';

/** A pipeline whose oldest statement has waited this long is passed over: what stands behind it would wait as well. */
const slowMs = 200;

/** One connection, and the moments at which the statements that wait for an answer on it were sent, in their order. */
type Pipeline = { client: Promise<Client>; readonly sentAt: number[] };

/**
 * A fixed number of connections, each statement on the one on which fewest wait; one that is lost is opened again by the
 * next statement that needs it. Silence on one of them gives up all: a network that swallows what is sent tells no
 * connection of it, and each would make its next caller wait as long again. So does a database that has become
 * read-only: it is a standby by now, and its place was taken by another. What only reads is asked again where its
 * connection was lost.
 */
export async function openPipelines(
  make: () => Promise<Client>,
  count: number,
  patience: number,
): Promise<Pick<Database, 'run' | 'waiting' | 'close'>> {
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
    const pipeline = leastLaden(pipelines, turn++ % count);
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
  const ask = async <Row extends object>({ name, text }: Statement, values: readonly unknown[]): Promise<Row[]> => {
    const { client, sentAt } = await take().catch((error: unknown) => {
      throw notSent(error);
    });
    sentAt.push(performance.now());
    try {
      return (await client.query<Row>({ name, text, values: [...values] })).rows;
    } catch (error) {
      const failure = failureOf(error);
      if (isTimeout(error) || isReadOnly(error)) giveUpAll();
      else if (failure instanceof DatabaseUnavailable && !failure.isUnwritten) giveUp(client);
      throw failure;
    } finally {
      // Answers come in the order of the statements, so the first to be answered is the oldest.
      sentAt.shift();
    }
  };

  return {
    run: (statement, values = []) =>
      retryUntilReconnected(
        () => ask(statement, values),
        ({ isUnwritten }) => isUnwritten || onlyReads(statement),
      ),
    waiting: () => pipelines.reduce((sum, { sentAt }) => sum + sentAt.length, 0),
    async close() {
      const late = setTimeout(giveUpAll, Math.min(patience, closeTimeoutMs));
      await Promise.allSettled([...live].map((client) => client.end()));
      clearTimeout(late);
    },
  };
}

/** The pipeline on which fewest statements wait, beginning to count at `first`; one that is slow only where all are. */
function leastLaden(pipelines: readonly Pipeline[], first: number): Pipeline {
  const slowSince = performance.now() - slowMs;
  const burden = ({ sentAt }: Pipeline) => sentAt.length + ((sentAt[0] ?? slowSince) < slowSince ? 1_000_000 : 0);
  let least = pipelines[first] as Pipeline;
  for (let i = 1; i < pipelines.length; i++) {
    const other = pipelines[(first + i) % pipelines.length] as Pipeline;
    if (burden(other) < burden(least)) least = other;
  }
  return least;
}

const onlyReads = ({ text }: Statement): boolean => /^\s*select\b/i.test(text);

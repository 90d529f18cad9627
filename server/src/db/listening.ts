import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { closeTimeoutMs } from './connection-failures.ts';

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/**
 * Listens on its own connection, and reconnects if the connection is lost. After a reconnect, calls `hear` without a
 * payload, because notifications may have been missed.
 */
export async function listenToChannel(
  make: () => Client,
  channel: string,
  hear: (told?: string) => void,
): Promise<() => Promise<void>> {
  let isOver = false;
  let current: Client | undefined;
  let later: NodeJS.Timeout | undefined;

  const open = async (): Promise<void> => {
    const client = make();
    client.on('error', () => {});
    await client.connect();
    client.on('notification', ({ payload }) => hear(payload || undefined));
    await client.query(`listen ${channel}`);
    if (isOver) return client.end();
    current = client;
    client.once('end', () => {
      current = undefined;
      openAgain(firstWaitMs);
    });
  };
  const openAgain = (waitMs: number): void => {
    if (isOver) return;
    later = setTimeout(() => {
      open().then(
        () => hear(),
        () => openAgain(Math.min(waitMs * 2, longestWaitMs)),
      );
    }, waitMs);
    later.unref();
  };

  await open();
  return async () => {
    isOver = true;
    clearTimeout(later);
    const client = current;
    if (!client) return;
    await Promise.race([client.end(), pause(closeTimeoutMs, undefined, { ref: false })]);
    client.connection.stream.destroy();
  };
}

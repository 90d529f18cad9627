import type { Client } from 'pg';
import type { Runtime, Timer } from '../runtime/runtime.ts';
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
  { after }: Runtime,
): Promise<() => Promise<void>> {
  let isOver = false;
  let current: Client | undefined;
  let later: Timer | undefined;

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
    later = after(waitMs, () => {
      open().then(
        () => hear(),
        () => openAgain(Math.min(waitMs * 2, longestWaitMs)),
      );
    }).unref();
  };

  await open();
  return async () => {
    isOver = true;
    later?.cancel();
    const client = current;
    if (!client) return;
    await Promise.race([client.end(), new Promise<void>((late) => after(closeTimeoutMs, late).unref())]);
    client.connection.stream.destroy();
  };
}

import type { Client } from 'pg';

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/**
 * Hears what is told on a channel of the database (`notify`), on a connection of its own. One that is lost is opened
 * again; what was told meanwhile is not heard, so `hear` is called, with nothing, once it is open.
 */
export async function listenOn(
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
    await current?.end();
  };
}

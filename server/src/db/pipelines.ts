import type { Client } from 'pg';
import { failureOf, isSilence, lastAnswersMs } from './away.ts';
import type { Database, Statement } from './database.ts';

/**
 * A fixed number of connections, asked in turn; one that is lost is opened again by the next statement that needs it.
 * Silence on one of them gives up all: a network that swallows what is sent tells no connection of it, and each
 * would make its next caller wait as long again.
 */
export async function openPipelines(
  make: () => Client,
  count: number,
  patience: number,
): Promise<Pick<Database, 'run' | 'close'>> {
  const live = new Set<Client>();
  const open = async (): Promise<Client> => {
    const client = make();
    const lose = () => live.delete(client);
    client.on('error', lose).on('end', lose);
    await client.connect();
    live.add(client);
    return client;
  };
  const slots = Array.from({ length: count }, open);
  await Promise.all(slots);

  let next = 0;
  const take = async (): Promise<Client> => {
    const place = next++ % count;
    const slot = slots[place] as Promise<Client>;
    const client = await slot.catch(() => undefined);
    if (client && live.has(client)) return client;
    if (slots[place] === slot) slots[place] = open();
    return slots[place] as Promise<Client>;
  };
  const giveUpAll = (): void => {
    for (const client of live) client.connection.stream.destroy();
    live.clear();
  };

  return {
    async run<Row extends object>({ name, text }: Statement, values: readonly unknown[] = []) {
      try {
        const client = await take();
        return (await client.query<Row>({ name, text, values: [...values] })).rows;
      } catch (error) {
        if (isSilence(error)) giveUpAll();
        throw failureOf(error);
      }
    },
    async close() {
      const late = setTimeout(giveUpAll, Math.min(patience, lastAnswersMs));
      await Promise.allSettled([...live].map((client) => client.end()));
      clearTimeout(late);
    },
  };
}

import type { Client } from 'pg';
import type { Database, Statement } from './database.ts';

/** A fixed number of connections, asked in turn; one that is lost is opened again by the next who needs it. */
export async function openPipelines(make: () => Client, count: number): Promise<Database> {
  const open = async (): Promise<Client> => {
    const client = make();
    client.on('error', () => {});
    await client.connect();
    return client;
  };
  const lost = new WeakSet<Client>();
  const slots: Promise<Client>[] = [];
  const fill = (place: number): Promise<Client> => {
    const opening = open();
    opening.then(
      (client) => client.on('end', () => lost.add(client)).on('error', () => lost.add(client)),
      () => {},
    );
    slots[place] = opening;
    return opening;
  };
  await Promise.all(Array.from({ length: count }, (_, place) => fill(place)));

  let next = 0;
  const take = async (): Promise<Client> => {
    const place = next++ % count;
    const slot = slots[place] as Promise<Client>;
    const client = await slot.catch(() => undefined);
    if (client && !lost.has(client)) return client;
    return slots[place] === slot ? fill(place) : (slots[place] as Promise<Client>);
  };
  return {
    async run<Row extends object>({ name, text }: Statement, values: readonly unknown[] = []) {
      const client = await take();
      return (await client.query<Row>({ name, text, values: [...values] })).rows;
    },
    async close() {
      const opened = await Promise.allSettled(slots);
      await Promise.all(
        opened.map((each) => (each.status === 'fulfilled' && !lost.has(each.value) ? each.value.end() : undefined)),
      );
    },
  };
}

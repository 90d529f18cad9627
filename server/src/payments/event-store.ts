import type { Database } from '../db/database.ts';
import type { PaymentEvent, PaymentProvider } from './payment-provider.ts';

/** News from the provider that waits to be worked through. */
export type StoredEvent = {
  readonly id: string;
  readonly about: PaymentEvent['about'];
  /** The number of the order or of the subscription. */
  readonly subject: string | null;
};

export type EventStore = {
  /** Keeps news; the same a second time is nothing new. */
  add(provider: PaymentProvider['name'], event: PaymentEvent): Promise<void>;
  /** News that nobody has worked through yet, the oldest first. */
  toDo(provider: PaymentProvider['name'], most: number): Promise<readonly StoredEvent[]>;
  done(provider: PaymentProvider['name'], id: string): Promise<void>;
  /** The moment up to which the provider's books were compared with ours. */
  reconciledUntil(provider: PaymentProvider['name']): Promise<Date | undefined>;
  reconciled(provider: PaymentProvider['name'], until: Date): Promise<void>;
};

const adding = {
  name: 'add-payment-event',
  text: `insert into payment_events (provider, id, about, subject, at) values ($1, $2, $3, $4, $5)
    on conflict (provider, id) do nothing`,
};
const taking = {
  name: 'payment-events-to-do',
  text: `select id, about, subject from payment_events where provider = $1 and done_at is null
    order by received_at limit $2`,
};
const ending = {
  name: 'payment-event-done',
  text: 'update payment_events set done_at = now() where provider = $1 and id = $2',
};
const looking = { name: 'reconciled-until', text: 'select until from reconciliations where provider = $1' };
const marking = {
  name: 'mark-reconciled',
  text: `insert into reconciliations (provider, until) values ($1, $2)
    on conflict (provider) do update set until = greatest(reconciliations.until, excluded.until)`,
};

const subjectOf = (event: PaymentEvent): string | null => {
  if (event.about === 'order') return event.order;
  return event.about === 'subscription' ? event.subscription : null;
};

export function eventStore(database: Pick<Database, 'run'>): EventStore {
  return {
    async add(provider, event) {
      await database.run(adding, [provider, event.id, event.about, subjectOf(event), event.at]);
    },
    toDo: (provider, most) => database.run<StoredEvent>(taking, [provider, most]),
    async done(provider, id) {
      await database.run(ending, [provider, id]);
    },
    async reconciledUntil(provider) {
      return (await database.run<{ until: Date }>(looking, [provider]))[0]?.until;
    },
    async reconciled(provider, until) {
      await database.run(marking, [provider, until]);
    },
  };
}

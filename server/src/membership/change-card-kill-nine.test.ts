import { randomBytes } from 'node:crypto';
import { aWorld } from '@underhall/engine/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import type { Database } from '../db/database.ts';
import type { ServerOptions } from '../server-options.ts';
import { aGate, type HeldWrite } from '../testing/a-gate.ts';
import { aGateway, type StandIn } from '../testing/a-gateway.ts';
import { aHome, killNine } from '../testing/a-process.ts';
import { ageProviderRequests, aNonce, aSeller, aSubscriber, day, follow } from '../testing/a-subscriber.ts';
import { aConnection } from '../testing/database.ts';
import { ask, untilQuiet, whenKilled } from '../testing/from-outside.ts';

const { pack } = aWorld();
/** Days after which the second month is due. */
const later = 33;

type Fault = {
  readonly on: (subscription: string, nonce: string) => string;
  /** `hang`: done without a reply. `stall`: neither done nor answered. */
  readonly how: 'hang' | 'stall';
};

/** A step of a card change: where it is stopped when the server is killed, and the card that is charged in the end. */
type Step = {
  readonly at: string;
  /** True if the old card could not pay the due month. */
  readonly isOwed: boolean;
  readonly ends: 'the card before' | 'the new card';
} & (
  | { readonly stopsAt: (subscription: string) => HeldWrite; readonly fault?: never }
  | { readonly fault: Fault; readonly stopsAt?: never }
);

const begun = (subscription: string): HeldWrite => ({
  write: 'insert',
  table: 'subscription_cards',
  when: `new.subscription_id = '${subscription}'`,
});
const takenOver = (subscription: string): HeldWrite => ({
  write: 'update',
  table: 'subscription_cards',
  when: `new.subscription_id = '${subscription}'`,
});
const inTheBooks = (column: string) => (subscription: string) =>
  ({
    write: 'update',
    table: 'test_subscriptions',
    when: `new.id = '${subscription}' and new.${column} is distinct from old.${column}`,
  }) as const;

const repeated = {
  at: 'the first row, which is lost: the repeated request starts again',
  ends: 'the new card',
} as const;
const known = 'the result, which is not stored';

const byTheTestProvider: readonly Step[] = [
  { at: 'the card in the provider’s records', isOwed: true, stopsAt: inTheBooks('card'), ends: 'the card before' },
  { at: 'the month that is owed', isOwed: true, stopsAt: inTheBooks('months'), ends: 'the new card' },
  { ...repeated, isOwed: true, stopsAt: begun },
  { at: known, isOwed: false, stopsAt: takenOver, ends: 'the new card' },
];

const on = (call: string) => () => call;
const inUse = (subscription: string) => `PUT /subscriptions/${subscription}`;
const forgotten = (subscription: string) => `DELETE /payment_methods/any/${subscription}_0`;
const looked = (_: string, nonce: string) => `GET /payment_method_nonces/${nonce}`;

/** Lookups come last: they have the shortest timeout. */
const byTheGateway: readonly Step[] = [
  {
    at: 'the card that is kept',
    isOwed: true,
    fault: { on: on('POST /payment_methods'), how: 'hang' },
    ends: 'the new card',
  },
  {
    at: 'the card that is kept, nothing owed',
    isOwed: false,
    fault: { on: on('POST /payment_methods'), how: 'hang' },
    ends: 'the new card',
  },
  { at: 'the card in use', isOwed: true, fault: { on: inUse, how: 'hang' }, ends: 'the new card' },
  {
    at: 'a month that is charged',
    isOwed: true,
    fault: { on: on('POST /transactions'), how: 'hang' },
    ends: 'the new card',
  },
  {
    at: 'a charge that never arrived',
    isOwed: true,
    fault: { on: on('POST /transactions'), how: 'stall' },
    ends: 'the new card',
  },
  { ...repeated, isOwed: false, stopsAt: begun },
  { at: known, isOwed: true, stopsAt: takenOver, ends: 'the new card' },
  { at: 'the card before, forgotten', isOwed: true, fault: { on: forgotten, how: 'hang' }, ends: 'the new card' },
  {
    at: 'the look at the card, before the request is stored: the repeated request starts again',
    isOwed: true,
    fault: { on: looked, how: 'hang' },
    ends: 'the new card',
  },
];

type Books = {
  /** ID of the payment method that is charged. Undefined for the first one. */
  cardOf(subscription: string): Promise<string | undefined>;
  monthsOf(subscription: string): Promise<number>;
};

type Seller = {
  readonly options: Pick<ServerOptions, 'payments'>;
  readonly variables: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly gateway?: StandIn;
  books(database: Database): Books;
};

const rowsIn = <Row extends object>(database: Database, name: string, text: string) =>
  database.run<Row>({ name: `test-card-${name}`, text });

const theTestProvider: Seller = {
  options: { payments: { provider: 'test' } },
  variables: { PAYMENTS: 'test' },
  steps: byTheTestProvider,
  books: (database) => {
    const of = async (id: string) =>
      (
        await rowsIn<{ id: string; card: string | null; months: number }>(
          database,
          'books',
          'select * from test_subscriptions',
        )
      ).find((row) => row.id === id);
    return {
      cardOf: async (id) => (await of(id))?.card ?? undefined,
      monthsOf: async (id) => (await of(id))?.months ?? 0,
    };
  },
};

async function theGateway(): Promise<Seller> {
  const gateway = await aGateway();
  return {
    options: { payments: { provider: 'braintree', account: gateway.settings } },
    variables: { ...gateway.variables, PAYMENTS: 'braintree' },
    steps: byTheGateway,
    gateway,
    books: () => ({
      async cardOf(id) {
        const token = (await gateway.subscriptions()).find((each) => each.id === id)?.token;
        return token === `${id}_0` ? undefined : token;
      },
      monthsOf: async (id) =>
        (await gateway.transactions()).filter((each) => each.subscriptionId === id && each.responseCode === '1000')
          .length,
    }),
  };
}

test.each([
  ['test', async () => theTestProvider],
  ['braintree', theGateway],
] as const)(
  'a card change killed at any step has one result on both sides and charges at most once (%s)',
  async (_, open) => {
    const { options, variables, steps, gateway, books } = await open();
    const connection = await aConnection();
    const database = await openDatabase(connection, 4);
    onTestFinished(() => database.close());
    const secrets = { signing: randomBytes(32).toString('hex'), luck: randomBytes(32).toString('hex') };
    const { now, after } = await aSeller({ pack, database, secrets, options });
    const { cardOf, monthsOf } = books(database);
    const members = await Promise.all(
      steps.map(async (step) => {
        const me = await aSubscriber(now);
        await me.subscribe('exceptional', aNonce(step.isOwed ? 'fake-declined-at-renewal-nonce' : 'fake-valid-nonce'));
        const { subscription } = await now.deps.subscriptions.load(me.characterId);
        return { ...step, me, id: subscription?.id ?? '', nonce: aNonce() };
      }),
    );
    await gateway?.panel('clock', { days: later });
    const late = await after(later);
    await follow(late);
    for (const { at, isOwed, id, me } of members) {
      expect(await monthsOf(id), at).toBe(isOwed ? 1 : 2);
      expect(await me.on(late).subscription(), at).toMatchObject({ subscriptionPastDue: isOwed });
    }

    const home = await aHome(pack, connection, {
      ...variables,
      ...{
        SIGNING_SECRET: secrets.signing,
        LUCK_SECRET: secrets.luck,
        GAME_CLOCK_OFFSET_S: String((later * day) / 1000),
      },
    });
    const gate = await aGate(
      connection,
      members.flatMap(({ stopsAt, id }) => (stopsAt ? [stopsAt(id)] : [])),
    );
    let server = await home.start();
    const change = ({ nonce, me }: (typeof members)[number]) =>
      ask(server, 'POST /extra/membership/card', { nonce }, { token: me.token });
    const cutOff: Promise<unknown>[] = [];
    let atTheGate = 0;
    for (const member of members) {
      const { id, nonce, stopsAt, fault } = member;
      if (stopsAt) {
        cutOff.push(change(member).catch(whenKilled));
        await gate.waitForCount(++atTheGate);
      } else {
        const call = fault.on(id, nonce);
        const had = async () => (await gateway?.calls())?.filter((each) => each === call).length;
        const before = (await had()) ?? 0;
        await gateway?.panel('fault', { on: call, how: fault.how });
        cutOff.push(change(member).catch(whenKilled));
        await expect.poll(had, { timeout: 20_000 }).toBe(before + 1);
      }
    }
    await killNine(server);
    await gateway?.killNine();
    expect(await Promise.all(cutOff)).toEqual(steps.map(() => undefined));
    await gate.open();

    server = await home.start();
    await untilQuiet(database);
    await ageProviderRequests(late);
    await follow(late);
    for (const member of members) {
      const { at, isOwed, ends, id, me } = member;
      const isNew = ends === 'the new card';
      const told = await change(member);
      expect(told, at).toMatchObject({ isSuccess: isNew, isBeingFoundOut: false, message: expect.stringMatching(/./) });
      expect(await change(member), at).toEqual(told);
      const ours = await rowsIn<{ id: string; of: string; state: string }>(
        database,
        'ours',
        'select id, subscription_id as of, state from subscription_cards',
      );
      const [card, ...more] = ours.filter(({ of }) => of === id);
      expect([card?.state, more], at).toEqual([isNew ? 'done' : 'declined', []]);
      expect(await cardOf(id), at).toBe(isNew ? card?.id : undefined);
      expect(await monthsOf(id), at).toBe(isOwed && !isNew ? 1 : 2);
      expect(await me.on(late).subscription(), at).toMatchObject({
        hasSubscription: true,
        isBeingFoundOut: false,
        subscriptionPastDue: isOwed && !isNew,
      });
    }
  },
  300_000,
);

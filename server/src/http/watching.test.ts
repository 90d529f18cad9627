import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@underhall/contract';
import { expect, test } from 'vitest';
import { aPlayer } from '../testing/a-player.ts';
import { aServer } from '../testing/a-server.ts';

const operators = join(import.meta.dirname, '../../../docs/operators');
const read = (name: string): string => readFileSync(join(operators, name), 'utf8');
type Board = { readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[] };

const onTheBoard = (JSON.parse(read('board.json')) as Board).panels.flatMap(({ targets }) =>
  targets.map(({ expr }) => expr),
);
const ofAlerts = [...read('watching.md').matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);
const explained = [...read('watching.md').matchAll(/^\| `(game_\w+)`/gm)].map(([, name = '']) => name);
const server = await aServer();

test('the dashboard, the alerts and their page name metrics that exist', async () => {
  await server.call('POST /storylet/begin', { eventId: 999_999_999 }, (await aPlayer(server)).token);
  const told = (await server.app.inject({ url: '/metrics' })).payload;
  const asked = [...onTheBoard, ...ofAlerts].flatMap((expr) => expr.match(/\bgame_\w+/g) ?? []);
  const missing = [...asked, ...explained].filter((name) => !new RegExp(`^(# HELP )?${name}[{ ]`, 'm').test(told));
  expect([onTheBoard.length, ofAlerts.length, explained.length].map((count) => count > 6)).toEqual([true, true, true]);
  expect(missing).toEqual([]);
});

test('the dashboard and the alerts name existing routes, and the page explains each metric of an alert', () => {
  const paths = endpoints.map(({ path }) => `/api${path}`);
  const routes = [...onTheBoard, ...ofAlerts].flatMap((expr) => [...expr.matchAll(/route=(~?)"([^"]+)"/g)]);
  const nobodys = routes.filter(([, isPattern, route = '']) =>
    isPattern ? !paths.some((path) => new RegExp(`^(?:${route})$`).test(path)) : !paths.includes(route),
  );
  expect(routes.length).toBeGreaterThan(3);
  expect(nobodys.map(([said]) => said)).toEqual([]);
  const unexplained = ofAlerts.filter((expr) => !explained.some((name) => expr.includes(name)));
  expect(unexplained).toEqual([]);
});

test('counts orders, memberships and erasures that should have been settled and were not', async () => {
  const { database, deps, app } = server;
  const counts = async () =>
    [...(await app.inject({ url: '/metrics' })).payload.matchAll(/^game_unsettled\{what="(\w+)"\} (\d+)$/gm)].map(
      ([, what, count]) => [what, Number(count)],
    );
  const write = async (text: string): Promise<void> => {
    await database.run({ name: '', text });
  };
  const { accountId, characterId } = { accountId: 1, characterId: 1 };
  const price = { minor: 250, currency: 'GBP' } as const;
  await deps.orders.create({
    ...{ accountId, characterId, provider: 'test', price, vat: { ...price, minor: 42 }, fate: 10, nonce: 'n' },
  });
  await write(`insert into subscriptions
    (id, character_id, provider, nonce_digest, plan_id, add_on_id, currency, price, add_on_price, began_as)
    values ('one', 1, 'test', 'd', 'p', 'a', 'GBP', 750, 0, 'exceptional'),
      ('two', 2, 'test', 'e', 'p', 'a', 'GBP', 750, 0, 'exceptional')`);
  await write(`update subscriptions set state = 'live' where id = 'two'`);
  await write(`insert into subscription_changes (id, subscription_id, wanted, tier, is_restored)
    values ('change', 'two', 'enhanced', 'exceptional', false)`);
  await write(`insert into erasures (code, account_id, due_at) values ('code', 1, now())`);
  const none = [
    ['order', 0],
    ['membership', 0],
    ['erasure', 0],
  ];
  expect(await counts()).toEqual(none);

  await write(`update orders set created_at = now() - interval '16 minutes'`);
  await write(`update subscriptions set asked_at = now() - interval '16 minutes'`);
  await write(`update subscription_changes set asked_at = now() - interval '16 minutes'`);
  await write(`update erasures set due_at = now() - interval '4 hours'`);
  expect(await counts()).toEqual([
    ['order', 1],
    ['membership', 2],
    ['erasure', 1],
  ]);

  await write(`update orders set state = 'settled'`);
  await write(`update subscriptions set state = 'live'`);
  await write(`update subscription_changes set state = 'done'`);
  await write(`update erasures set came_back_at = now()`);
  expect(await counts()).toEqual(none);
});

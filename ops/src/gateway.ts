import { join } from 'node:path';
import { standInAccount, startStandIn } from '@underhall/server/testing';
import { root } from './root.ts';
import { say } from './say.ts';

// npm run tools -- gateway: a stand-in for the company that takes the cards, to try PAYMENTS=braintree on a machine without keys or
// network. Its books are under data/gateway; its events go to the game at GAME_URL.
const game = process.env.GAME_URL ?? 'http://127.0.0.1:8080';
const { address, child } = await startStandIn({
  folder: join(root, 'data', 'gateway'),
  port: process.env.GATEWAY_PORT ?? '9149',
  postTo: `${game}/api/extra/payments/events`,
});
const settings = { PAYMENTS: 'braintree', ...standInAccount, BRAINTREE_GATEWAY_URL: address };
say(`The stand-in is open at ${address}. Start the game, in another window, with:`);
for (const [name, value] of Object.entries(settings)) say(`  ${name}=${value}`);
say('What happens at the bank is asked for by hand; docs/operators/money.md lists it. A month goes by with:');
say(`  curl -d '{"days":31}' ${address}/panel/clock`);
child.on('exit', (code) => process.exit(code ?? 0));

import { join } from 'node:path';
import { standInAccount, startStandIn } from '@underhall/server/testing';
import { root } from './root.ts';
import { say } from './say.ts';

// npm run tools -- gateway: starts a stand-in for the payment provider, to try PAYMENTS=braintree without keys or
// network. It stores its data in data/gateway and sends its webhooks to the game at GAME_URL.
const game = process.env.GAME_URL ?? 'http://127.0.0.1:8080';
const { address, child } = await startStandIn({
  folder: join(root, 'data', 'gateway'),
  port: process.env.GATEWAY_PORT ?? '9149',
  postTo: `${game}/api/extra/payments/events`,
});
const settings = { PAYMENTS: 'braintree', ...standInAccount, BRAINTREE_GATEWAY_URL: address };
say(`The stand-in listens at ${address}. Start the game in another terminal with:`);
for (const [name, value] of Object.entries(settings)) say(`  ${name}=${value}`);
say('Bank events are triggered by hand: see docs/operators/money.md. To let a month pass:');
say(`  curl -d '{"days":31}' ${address}/panel/clock`);
child.on('exit', (code) => process.exit(code ?? 0));

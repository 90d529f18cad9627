import { runStandIn } from './stand-in-gateway.ts';

// The stand-in in a process of its own: what it is started with stands in its environment.
const { FOLDER = '', PORT = '0', MERCHANT_ID = '', PUBLIC_KEY = '', PRIVATE_KEY = '', POST_TO } = process.env;
const { address, stop } = await runStandIn({
  folder: FOLDER,
  port: Number(PORT),
  merchantId: MERCHANT_ID,
  publicKey: PUBLIC_KEY,
  privateKey: PRIVATE_KEY,
  ...(POST_TO && { postTo: POST_TO }),
});
process.stdout.write(`The stand-in is open at ${address}\n`);
// Whoever started it may end without a word: then the pipe to it closes.
process.stdin.resume().on('end', () => void stop().then(() => process.exit()));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit()));

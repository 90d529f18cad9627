import { runStandIn } from './stand-in-gateway.ts';

// Runs the stand-in in its own process. Its options are environment variables.
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
// The pipe closes when the parent ends, even if it was killed.
process.stdin.resume().on('end', () => void stop().then(() => process.exit()));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().then(() => process.exit()));

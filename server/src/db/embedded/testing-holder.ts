import { startEmbedded } from './start-embedded.ts';

// Runs a database in its own process until it is killed or stopped: `node testing-holder.ts <data folder>`.
try {
  const embedded = await startEmbedded({ dataDir: process.argv[2] ?? '', durable: false });
  process.stdout.write(JSON.stringify(embedded.connection));
  process.once('SIGTERM', () => void embedded.stop().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

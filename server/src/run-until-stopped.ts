import type { Running } from './run-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';
import { whatWentWrong } from './what-went-wrong.ts';

/** A server's whole life at a terminal: says where it is open, stops on Ctrl-C, and ends in words when it cannot go on. */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  try {
    const running = await start();
    stopOnSignals(() => running.stop());
    process.stdout.write(`Underhall is open at ${running.address}\n`);
    const ending = await running.ended;
    if (ending !== undefined) throw new Error(ending);
  } catch (failure) {
    process.stderr.write(`${whatWentWrong(failure)}\n`);
    process.exit(1);
  }
}

import type { RunningServer } from './run-server.ts';
import { nodeRuntime } from './runtime/node-runtime.ts';

/** Prints the server's URL, stops it on a signal, and prints why it failed. */
export async function runUntilStopped(start: () => Promise<RunningServer>): Promise<void> {
  try {
    const running = await start();
    stopOnSignals(
      (about) => running.stop(about),
      () => running.title(),
    );
    const mailNote =
      running.outbox === undefined ? '' : `No SMTP server is configured: e-mail is saved in ${running.outbox}\n`;
    process.stdout.write(`${running.title()} is open at ${running.address}\n${mailNote}`);
    const ending = await running.ended;
    if (ending !== undefined) throw new Error(ending);
  } catch (failure) {
    process.stderr.write(`${describeFailure(failure)}\n`);
    process.exit(1);
  }
}

// Ctrl-C reaches the process twice, because both the terminal and npm send it.
const sameKeyPressMs = 1000;

/**
 * A second signal ends the process immediately. Ctrl-C skips the closing pause, because somebody is waiting at the
 * terminal. SIGTERM keeps the pause, so that a proxy can switch to another server.
 */
function stopOnSignals(stop: RunningServer['stop'], title: () => string): void {
  let stoppingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stoppingSince === undefined) {
      stoppingSince = nodeRuntime.elapsed();
      stop({ isImmediate: signal === 'SIGINT' }).then(
        () => {
          process.stdout.write(`${title()} has stopped. All data is saved.\n`);
          process.exit(0);
        },
        (failure: unknown) => {
          process.stderr.write(`The server could not stop cleanly: ${failure}\n`);
          process.exit(1);
        },
      );
    } else if (nodeRuntime.elapsed() - stoppingSince > sameKeyPressMs) {
      process.stderr.write('Stopping immediately.\n');
      process.exit(1);
    }
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

export function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const { code, syscall, name, message, stack } = failure as NodeJS.ErrnoException;
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `${message}. Another program uses this port: stop it, or set PORT to another one.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `${message}. Only root may use ports below 1024: set PORT to another one.`;
  // Our own errors are written for the operator and need no stack trace.
  return name === 'CannotStart' || name === 'Error' ? message : (stack ?? message);
}

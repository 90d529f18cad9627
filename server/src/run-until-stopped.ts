import type { Running } from './run-server.ts';

/** A server's whole life at a terminal: says where it is open, stops on Ctrl-C, and ends in words when it cannot go on. */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  try {
    const running = await start();
    stopOnSignals((about) => running.stop(about), running.title);
    const letters = running.outbox === undefined ? '' : `Letters are not mailed, but kept in ${running.outbox}\n`;
    process.stdout.write(`${running.title} is open at ${running.address}\n${letters}`);
    const ending = await running.ended;
    if (ending !== undefined) throw new Error(ending);
  } catch (failure) {
    process.stderr.write(`${whatWentWrong(failure)}\n`);
    process.exit(1);
  }
}

// One Ctrl-C under npm arrives twice: once from the terminal and once from npm.
const sameKeyPressMs = 1000;

/**
 * Stops in good order on Ctrl-C, for which somebody waits, or on SIGTERM, which leaves time for whoever sends players here;
 * a second one, given on purpose, ends the process at once.
 */
function stopOnSignals(stop: Running['stop'], title: string): void {
  let stoppingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      stop({ isAtOnce: signal === 'SIGINT' }).then(
        () => {
          process.stdout.write(`${title} is closed; everything is kept.\n`);
          process.exit(0);
        },
        (failure: unknown) => {
          process.stderr.write(`Could not stop in good order: ${failure}\n`);
          process.exit(1);
        },
      );
    } else if (performance.now() - stoppingSince > sameKeyPressMs) {
      process.stderr.write('Stopping at once.\n');
      process.exit(1);
    }
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
}

/** An error in words for the operator, with a remedy where one is known. */
export function whatWentWrong(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  const { code, syscall, name, message, stack } = failure as NodeJS.ErrnoException;
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `${message}. Something else listens there: stop it, or choose another port with PORT.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `${message}. Ports below 1024 belong to root: choose another port with PORT.`;
  // Our own errors are written for the operator; a stack would only hide them.
  return name === 'CannotStart' || name === 'Error' ? message : (stack ?? message);
}

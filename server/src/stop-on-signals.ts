// One Ctrl-C under npm arrives twice: once from the terminal and once from npm.
const echo = 1000;

/** Stops in good order on Ctrl-C or SIGTERM; a second one, given on purpose, ends the process at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let since: number | undefined;
  const asked = (): void => {
    if (since === undefined) {
      since = performance.now();
      stop().then(
        () => {
          process.stdout.write('Underhall is closed; everything is kept.\n');
          process.exit(0);
        },
        (failure: unknown) => {
          process.stderr.write(`Could not stop in good order: ${failure}\n`);
          process.exit(1);
        },
      );
    } else if (performance.now() - since > echo) {
      process.stderr.write('Stopping at once.\n');
      process.exit(1);
    }
  };
  process.on('SIGINT', asked).on('SIGTERM', asked);
}

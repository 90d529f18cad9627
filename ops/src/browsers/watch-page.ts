/** Where the page sends its faults. The proxy of the drill answers this path instead of the game. */
export const faultsPath = '/drill/faults';

/**
 * Runs in each page before the page's own scripts, and reports what the console would show as an error. This function
 * is sent to the page as its source, so it uses nothing from outside.
 */
export function watchPage(path: string): void {
  const report = (fault: string) => navigator.sendBeacon(path, fault);
  const { error } = console;
  console.error = (...values: readonly unknown[]) => {
    report(values.map(String).join(' '));
    error(...values);
  };
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
    report(`policy: ${effectiveDirective} blocked ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`),
  );
  const reportError = (event: ErrorEvent | Event) => {
    const { target } = event;
    if (event instanceof ErrorEvent) report(`${event.message} at ${event.filename}:${event.lineno}`);
    else if (target instanceof HTMLScriptElement) report(`not loaded: ${target.src}`);
    else if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') report(`not loaded: ${target.href}`);
  };
  // Events of elements do not bubble.
  addEventListener('error', reportError, true);
}

import { maxClientErrorLengths } from '@underhall/contract/limits';
import { call } from './call.ts';
import { Failure, Refused } from './failures.ts';
import { clientVersion } from './version.ts';

/** A page that breaks in a circle says so a few times, and then no more. */
const mostReports = 5;
const reported = new Set<string>();

const notOurs = /\b(chrome|moz|safari|safari-web|ms-browser)-extension:\/\//;
const offTheWire = /failed to fetch|load failed|network ?error/i;
/** The words of browsers, and of Vite for a stylesheet, about a part of the page that cannot be fetched. */
const missing = /dynamically imported module|importing a module script|unable to preload css/i;
const tookTooLong = /time-?d? ?out/i;

/** True if a part of the page could not be fetched. */
export const isPartMissing = ({ message }: Error): boolean => missing.test(message);

/** True for errors that we can mend: not those of the network, of a browser extension or of a slow line. */
export function isOurs(error: Error): boolean {
  if (error instanceof Failure || error instanceof Refused) return false;
  if (['NetworkError', 'TimeoutError', 'AbortError'].includes(error.name)) return false;
  if (notOurs.test(error.stack ?? '')) return false;
  return !isPartMissing(error) && !offTheWire.test(error.message) && !tookTooLong.test(error.message);
}

/** Tells our own server; whether it hears makes no difference to the page. */
export function reportError(error: Error): void {
  if (!isOurs(error) || reported.has(error.message) || reported.size >= mostReports) return;
  reported.add(error.message);
  const report = {
    version: clientVersion,
    path: location.pathname.slice(0, maxClientErrorLengths.path),
    browser: navigator.userAgent.slice(0, maxClientErrorLengths.browser),
    message: `${error.name}: ${error.message}`.slice(0, maxClientErrorLengths.message),
    ...(error.stack && { stack: error.stack.slice(0, maxClientErrorLengths.stack) }),
  };
  call('POST /extra/client-errors', report).catch(() => {});
}

/** Reports errors outside any page: in an event, or in a promise that nothing awaits. */
export function reportStrayErrors(): void {
  addEventListener('error', ({ error }) => error instanceof Error && reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reason instanceof Error && reportError(reason));
}

import { maxClientErrorLengths } from '@underhall/contract/limits';
import { browserName } from './browser-features.ts';
import { call } from './call.ts';
import { Failure, Refused } from './failures.ts';
import { clientVersion } from './version.ts';

/** Maximum reports per page load, for a page that fails repeatedly. */
const maxReports = 5;
const reported = new Set<string>();

const extensionUrl = /\b(chrome|moz|safari|safari-web|ms-browser)-extension:\/\//;
const networkError = /failed to fetch|load failed|network ?error/i;
/** Errors of browsers, and of Vite for a stylesheet, if a part of the page cannot be loaded. */
const chunkLoadError = /dynamically imported module|importing a module script|unable to preload css/i;
const timeoutError = /time-?d? ?out/i;

export const isChunkLoadError = ({ message }: Error): boolean => chunkLoadError.test(message);

/** False for refusals, network errors, timeouts and errors of browser extensions. */
export function isClientBug(error: Error): boolean {
  if (error instanceof Failure || error instanceof Refused) return false;
  if (['NetworkError', 'TimeoutError', 'AbortError'].includes(error.name)) return false;
  if (extensionUrl.test(error.stack ?? '')) return false;
  return !isChunkLoadError(error) && !networkError.test(error.message) && !timeoutError.test(error.message);
}

/** Reports a bug to our server. A failed report is ignored. */
export function reportError(error: Error): void {
  if (!isClientBug(error) || reported.has(error.message) || reported.size >= maxReports) return;
  reported.add(error.message);
  const report = {
    version: clientVersion,
    path: location.pathname.slice(0, maxClientErrorLengths.path),
    browser: browserName().slice(0, maxClientErrorLengths.browser),
    message: `${error.name}: ${error.message}`.slice(0, maxClientErrorLengths.message),
    ...(error.stack && { stack: error.stack.slice(0, maxClientErrorLengths.stack) }),
  };
  call('POST /extra/client-errors', report).catch(() => {});
}

/** Also reports errors outside rendering: in event handlers and unhandled promises. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error }) => error instanceof Error && reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reason instanceof Error && reportError(reason));
}

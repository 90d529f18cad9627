import { useQuery } from '@tanstack/react-query';
import type { Environment } from '@underhall/contract';
import { namedQuery } from './answers.ts';
import { call } from './call.ts';
import { browserStorage } from './storage.ts';

const key = 'support-email';

declare module './answers.ts' {
  interface Answers {
    readonly environment: Environment;
  }
}

/** The server's configuration, constant while the page is open. */
export const environmentQuery = namedQuery('environment', {
  queryFn: async () => {
    const environment = await call('GET /extra/config', {});
    if (environment.supportEmail) browserStorage.setItem(key, environment.supportEmail);
    return environment;
  },
});

/** Undefined until loaded. */
export const useEnvironment = (): Environment | undefined => useQuery(environmentQuery).data;

/**
 * The last known support address. Stored in the browser, because players need it most when the server does not answer.
 */
export const readSupportEmail = (): string | undefined => browserStorage.getItem(key) ?? undefined;

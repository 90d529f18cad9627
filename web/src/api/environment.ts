import { useQuery } from '@tanstack/react-query';
import type { Environment, EnvironmentName } from '@underhall/contract';
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

/** True on a server for testing: it shows debug controls, and says which settings are missing. */
export const isForTesting = (environment: EnvironmentName | undefined): boolean =>
  environment === 'local' || environment === 'staging';

/** A setting that puts a link on a page. */
export type LinkSetting = 'BLOG_URL' | 'FORUM_URL' | 'CHAT_URL' | 'SOCIAL_URLS' | 'OTHER_GAMES_FILE';

/**
 * Address of the page that names the setting of an unset link. Undefined on a public server, which shows no unset
 * links.
 */
export const hintFor = (
  setting: LinkSetting,
  environment: Pick<Environment, 'environment'> | undefined,
): string | undefined => (isForTesting(environment?.environment) ? `/not-set/${setting}` : undefined);

/** Undefined until loaded. */
export const useEnvironment = (): Environment | undefined => useQuery(environmentQuery).data;

/**
 * The last known support address. Stored in the browser, because players need it most when the server does not answer.
 */
export const readSupportEmail = (): string | undefined => browserStorage.getItem(key) ?? undefined;

import type { Config } from './config.ts';

/** Fewer different letters than this in a secret were not drawn by lot. */
const fewestLetters = 12;

/**
 * The fault of a configuration for `beta` and `production`, where strangers play, in words that name the setting: a
 * server does not start with it. Undefined if it has none, and everywhere else.
 */
export function faultOfProductionConfig({ environment, publicUrl, rateLimits, secrets }: Config): string | undefined {
  if (environment !== 'beta' && environment !== 'production') return undefined;
  const orElse = `Or say GAME_ENV=staging, if only people you know come here.`;
  if (!publicUrl?.startsWith('https://'))
    return `PUBLIC_URL is ${publicUrl ? `"${publicUrl}"` : 'not set'}; with GAME_ENV ${environment} it has to be the https address that players type: links in letters lead there, and passwords go there. ${orElse}`;
  if (!rateLimits)
    return `RATE_LIMITS is "off"; with GAME_ENV ${environment} whoever guesses passwords would never have to wait. ${orElse}`;
  for (const [name, secret] of Object.entries(secrets)) {
    if (new Set(secret).size < fewestLetters)
      return `${name.toUpperCase()}_SECRET repeats itself; draw one by lot, for instance with: openssl rand -hex 32`;
  }
  return undefined;
}

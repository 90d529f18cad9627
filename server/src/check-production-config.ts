import type { Config } from './config.ts';

/** A secret with fewer different characters is not random enough. */
const minDifferentCharacters = 12;

/**
 * Returns why the server must not start in `beta` or `production`, or undefined if it may. The message names the
 * setting, the problem and the remedy.
 */
export function faultOfProductionConfig(config: Config): string | undefined {
  const { environment, publicUrl, rateLimits, secrets, shareKey } = config;
  // Only people with the key of its author reach a shared game.
  if (shareKey !== undefined) return undefined;
  if (environment !== 'beta' && environment !== 'production') return undefined;
  const orElse = `Or set GAME_ENV=staging, if only people you know play here.`;
  if (!publicUrl?.startsWith('https://'))
    return `PUBLIC_URL is ${publicUrl ? `"${publicUrl}"` : 'not set'}; with GAME_ENV ${environment} it has to be the https address that players type, because passwords and the links in e-mails go there. ${orElse}`;
  if (!rateLimits)
    return `RATE_LIMITS is "off"; with GAME_ENV ${environment} it has to be on, because it slows down password guessing. ${orElse}`;
  for (const [name, secret] of Object.entries(secrets)) {
    if (new Set(secret).size < minDifferentCharacters)
      return `${name.toUpperCase()}_SECRET repeats itself; generate a random one, for instance with: openssl rand -hex 32`;
  }
  return undefined;
}

import type { Config } from './config.ts';

/**
 * The same server, for other machines in the local network that know the key: with rate limits, and without test
 * sign-in and debug controls.
 */
export const shareConfig = (config: Config, shareKey: string): Config => ({
  ...config,
  host: '0.0.0.0',
  environment: 'beta',
  rateLimits: true,
  testSignIn: false,
  shareKey,
});

import type { EnvironmentName } from '@underhall/contract';

/** True on a server for authors and testers. Calls that would be unfair among players answer only there. */
export const isForTesting = (environment: EnvironmentName | undefined): boolean =>
  environment === 'local' || environment === 'staging';

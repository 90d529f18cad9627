import { shared } from './shared.ts';

/** How the client stands with the server, beyond any one call. */
export type Standing = 'well' | 'session ended' | 'maintenance';

export const standing = shared<Standing>('well');
/** When the maintenance will be over, where that was said. */
export const maintenanceEnd = shared<Date | undefined>(undefined);

export const readStanding = standing.read;
export const watchStanding = standing.watch;
export const setStanding = standing.set;

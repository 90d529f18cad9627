import { clientStore } from './client-store.ts';

/** The state of the connection according to the last replies. */
export type ConnectionState = 'well' | 'session ended' | 'maintenance';

export const connectionState = clientStore<ConnectionState>('well');

/** Undefined if the server did not announce it. */
export const maintenanceEnd = clientStore<Date | undefined>(undefined);

import { clientStore } from './client-store.ts';

/** The state of the connection according to the last replies. */
export type ConnectionState = 'well' | 'session ended' | 'maintenance';

export const connectionState = clientStore<ConnectionState>('well');

/** When maintenance ends. Undefined if the server did not announce the time. */
export const maintenanceEnd = clientStore<Date | undefined>(undefined);

import { clientStore } from './client-store.ts';

/** The connection as the last replies showed it. */
export type ConnectionState = 'well' | 'session ended' | 'maintenance';

export const connectionState = clientStore<ConnectionState>('well');

/** The end of the maintenance, if the server announced it. */
export const maintenanceEnd = clientStore<Date | undefined>(undefined);

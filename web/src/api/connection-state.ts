import { clientStore } from './client-store.ts';

/** The state of the connection, as the last answers showed: in order, the session ended, or the server under maintenance. */
export type ConnectionState = 'well' | 'session ended' | 'maintenance';

export const connectionState = clientStore<ConnectionState>('well');

/** The end of the maintenance, if the server has said it. */
export const maintenanceEnd = clientStore<Date | undefined>(undefined);

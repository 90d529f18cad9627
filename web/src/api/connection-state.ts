import { clientStore } from './client-store.ts';

/** Whether the server can be played on at all, and with this session, as the last answers showed. */
export type ConnectionState = 'well' | 'session ended' | 'maintenance';

export const connectionState = clientStore<ConnectionState>('well');

/** The end of the maintenance, if the server has said it. */
export const maintenanceEnd = clientStore<Date | undefined>(undefined);

import { clientStore } from '../api/client-store.ts';

/** True from a press that asks for the panel of leads until the panel has opened. */
export const seekRequest = clientStore(false);

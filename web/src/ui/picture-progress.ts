import { listenerSet, useStore } from '../api/client-store.ts';

let begun = 0;
let done = 0;
const changes = listenerSet();

/** Registers a loading picture. Call the returned function when the picture has loaded or failed. */
export function beginPicture(): () => void {
  begun += 1;
  changes.notify();
  let isFinished = false;
  return () => {
    if (isFinished) return;
    isFinished = true;
    done += 1;
    if (done === begun) begun = done = 0;
    changes.notify();
  };
}

/** Percentage of registered pictures that have loaded or failed. 100 if no picture is loading. */
export const readProgress = (): number => (begun === 0 ? 100 : Math.floor((100 * done) / begun));

export const usePictureProgress = (): number => useStore({ subscribe: changes.subscribe, read: readProgress });

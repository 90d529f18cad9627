import { listenerSet, useStore } from '../api/client-store.ts';

let begun = 0;
let done = 0;
const changes = listenerSet();

/** A picture has begun to load. Call what is answered once it is there, or will never be. */
export function beginPicture(): () => void {
  begun += 1;
  changes.notify();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    done += 1;
    if (done === begun) begun = done = 0;
    changes.notify();
  };
}

/** The percentage of the loading pictures that have come; 100 when none is loading. */
export const readProgress = (): number => (begun === 0 ? 100 : Math.floor((100 * done) / begun));

export const usePictureProgress = (): number => useStore({ subscribe: changes.subscribe, read: readProgress });

import { useSyncExternalStore } from 'react';

let begun = 0;
let done = 0;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** A picture has begun to load. Call what is answered once it is there, or will never be. */
export function beginPicture(): () => void {
  begun += 1;
  tell();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    done += 1;
    if (done === begun) begun = done = 0;
    tell();
  };
}

/** How many in a hundred of the pictures that are under way have come; 100 when none is. */
export const readProgress = (): number => (begun === 0 ? 100 : Math.floor((100 * done) / begun));

export const usePictureProgress = (): number =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readProgress);

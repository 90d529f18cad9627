type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** False if values are lost on reload. */
  isPersistent(): boolean;
};

/** Shared by all tabs. If the browser blocks storage, values last until the page reloads. */
export const browserStorage = storageOr(() => localStorage);

/** True for the storage that all tabs share. */
export function isBrowserStorage(area: Storage | null): boolean {
  try {
    return area === localStorage;
  } catch {
    return false;
  }
}

/** Separate for each tab. Otherwise the same as `browserStorage`. */
export const tabStorage = storageOr(() => sessionStorage);

/** Never throws. Values that the browser rejects are kept in memory. */
function storageOr(storage: () => Storage): SafeStorage {
  const inMemory = new Map<string, string>();
  const attempt = <Value>(ask: (storage: Storage) => Value): Value | undefined => {
    try {
      return ask(storage());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => inMemory.get(key) ?? attempt((real) => real.getItem(key)) ?? null,
    setItem(key, value) {
      const isStored = attempt((real) => {
        real.setItem(key, value);
        return true;
      });
      if (isStored) inMemory.delete(key);
      else inMemory.set(key, value);
    },
    isPersistent: () =>
      attempt((real) => {
        real.setItem('kept', '');
        real.removeItem('kept');
        return true;
      }) ?? false,
    removeItem(key) {
      inMemory.delete(key);
      attempt((real) => real.removeItem(key));
    },
  };
}

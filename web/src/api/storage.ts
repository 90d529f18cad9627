type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** True if the browser stores values beyond the page. */
  isPersistent(): boolean;
};

/** Storage that all tabs share. If the browser stores nothing, values last as long as the page. */
export const browserStorage = storageOr(() => localStorage);

/** The same for this tab only. */
export const tabStorage = storageOr(() => sessionStorage);

/** Storage that never throws: values that the browser rejects stay in memory. */
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

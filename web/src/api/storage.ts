type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & {
  /** True if the browser stores values beyond the page. */
  keeps(): boolean;
};

/** The storage that all tabs share. Where the browser keeps nothing, the page remembers it until it is left. */
export const browserStorage = storageOr(() => localStorage);

/** The same for this tab alone. */
export const tabStorage = storageOr(() => sessionStorage);

/** Storage that never throws: a value the browser does not take is remembered by the page. */
function storageOr(storage: () => Storage): SafeStorage {
  const remembered = new Map<string, string>();
  const tried = <Value>(ask: (storage: Storage) => Value): Value | undefined => {
    try {
      return ask(storage());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => remembered.get(key) ?? tried((real) => real.getItem(key)) ?? null,
    setItem(key, value) {
      const isTaken = tried((real) => {
        real.setItem(key, value);
        return true;
      });
      if (isTaken) remembered.delete(key);
      else remembered.set(key, value);
    },
    keeps: () =>
      tried((real) => {
        real.setItem('kept', '');
        real.removeItem('kept');
        return true;
      }) ?? false,
    removeItem(key) {
      remembered.delete(key);
      tried((real) => real.removeItem(key));
    },
  };
}

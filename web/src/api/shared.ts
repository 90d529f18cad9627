import { useSyncExternalStore } from 'react';

/** A value that the whole client shares, outside any page. */
export type Shared<Value> = {
  read(): Value;
  set(next: Value): void;
  /** Hears of every change; answers how to stop hearing. */
  watch(listener: () => void): () => void;
};

export function shared<Value>(first: Value): Shared<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useShared = <Value>({ watch, read }: Pick<Shared<Value>, 'watch' | 'read'>): Value =>
  useSyncExternalStore(watch, read);

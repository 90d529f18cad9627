import { useSyncExternalStore } from 'react';

/** A value shared by all components, outside the query cache. */
export type ClientStore<Value> = {
  read(): Value;
  set(next: Value): void;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
};

export function clientStore<Value>(first: Value): ClientStore<Value> {
  let value = first;
  const changes = listenerSet();
  return {
    read: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      changes.notify();
    },
    subscribe: changes.subscribe,
  };
}

/** Listeners of a value that is stored elsewhere. */
export function listenerSet() {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify(): void {
      for (const listener of listeners) listener();
    },
  };
}

export const useStore = <Value>({ subscribe, read }: Pick<ClientStore<Value>, 'subscribe' | 'read'>): Value =>
  useSyncExternalStore(subscribe, read);

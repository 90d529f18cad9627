import { useSyncExternalStore } from 'react';

/** A value that all parts of the client share, outside any component and outside the cache of the server's answers. */
export type ClientStore<Value> = {
  read(): Value;
  set(next: Value): void;
  /** Calls the listener after every change; returns the way to stop it. */
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

/** The listeners of a value that is stored elsewhere. */
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

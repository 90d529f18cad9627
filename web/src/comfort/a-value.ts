import { useSyncExternalStore } from 'react';

/** A value of this page alone. Whoever uses it is told of a change at once, so that no keystroke is lost on the way. */
export type Value<Of> = {
  readonly read: () => Of;
  readonly set: (next: Of) => void;
  readonly watch: (listener: () => void) => () => void;
};

export function aValue<Of>(first: Of): Value<Of> {
  let now = first;
  const listeners = new Set<() => void>();
  return {
    read: () => now,
    set: (next) => {
      now = next;
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useValue = <Of>({ watch, read }: Value<Of>): Of => useSyncExternalStore(watch, read);

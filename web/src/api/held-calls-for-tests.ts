import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** A pending call. The test answers it, or breaks its connection with an `Error`. */
export type HeldCall = { readonly path: string; readonly answer: (reply: Response | Error) => void };

/** Stubs `fetch` so that every call stays pending until the test answers it. */
export function holdCalls() {
  const pending: HeldCall[] = [];
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise<Response>((resolve, reject) => {
        pending.push({ path, answer: (reply) => (reply instanceof Error ? reject(reply) : resolve(reply)) });
      }),
  );
  /** Waits for a call to a path and removes it from the list. */
  const callTo = async (path: string): Promise<HeldCall> => {
    const find = () => pending.findIndex((each) => each.path === `/api${path}`);
    await waitFor(() => expect(find(), `${path} of ${pending.map((each) => each.path)}`).not.toBe(-1));
    return pending.splice(find(), 1)[0] as HeldCall;
  };
  return { pending, callTo };
}

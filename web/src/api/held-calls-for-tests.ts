import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** A call that waits for its answer: a reply, or a line that breaks. */
export type HeldCall = { readonly path: string; readonly answer: (reply: Response | Error) => void };

/** Has every call wait until the test answers it. */
export function holdCalls() {
  const waiting: HeldCall[] = [];
  vi.stubGlobal(
    'fetch',
    (path: string) =>
      new Promise<Response>((resolve, reject) => {
        waiting.push({ path, answer: (reply) => (reply instanceof Error ? reject(reply) : resolve(reply)) });
      }),
  );
  /** The first that waits of the calls of a path, once there is one; it is taken off those that wait. */
  const callTo = async (path: string): Promise<HeldCall> => {
    const find = () => waiting.findIndex((each) => each.path === `/api${path}`);
    await waitFor(() => expect(find(), `${path} of ${waiting.map((each) => each.path)}`).not.toBe(-1));
    return waiting.splice(find(), 1)[0] as HeldCall;
  };
  return { waiting, callTo };
}

import { useRef } from 'react';
import { newIdempotencyKey } from './call.ts';

/** Returns the same idempotency key for equal calls. Call `forget` once the call succeeded or was refused. */
export function useIdempotencyKey() {
  const last = useRef({ request: '', key: '' });
  return {
    keyFor: (call: unknown): string => {
      const request = JSON.stringify(call);
      if (last.current.request !== request) last.current = { request, key: newIdempotencyKey() };
      return last.current.key;
    },
    forget: () => {
      last.current = { request: '', key: '' };
    },
  };
}

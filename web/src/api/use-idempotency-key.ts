import { useRef } from 'react';
import { newIdempotencyKey } from './call.ts';

/** The key of a call, kept for as long as the same is asked: until that was done, or refused, and is forgotten. */
export function useIdempotencyKey() {
  const last = useRef({ asked: '', key: '' });
  return {
    keyFor: (call: unknown): string => {
      const asked = JSON.stringify(call);
      if (last.current.asked !== asked) last.current = { asked, key: newIdempotencyKey() };
      return last.current.key;
    },
    forget: () => {
      last.current = { asked: '', key: '' };
    },
  };
}

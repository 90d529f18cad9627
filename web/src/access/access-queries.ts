import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccessCode } from '@underhall/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { clearAccessCode, storeAccessCode, storeAccessCodeResult, usePendingAccessCode } from '../api/access-code.ts';
import { invalidate } from '../api/answers.ts';
import { call, newIdempotencyKey } from '../api/call.ts';
import { clientStore } from '../api/client-store.ts';
import { Failure, Refused, unreachableFailure } from '../api/failures.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

/** Hands a looked-up code from the form to the code's page. */
const lookedUpCode = clientStore<AccessCode | undefined>(undefined);

/**
 * Opens the page of an access code. That page stores the code: storing it here would remove the form while the page is
 * still loading.
 */
export function useOpenCode(): (code: AccessCode) => void {
  const navigate = useNavigate();
  return (code) => {
    lookedUpCode.set(code);
    void navigate(`/a/${encodeURIComponent(code.name)}`);
  };
}

/**
 * Looks up the code in the URL, once. Returns true when the code is stored. If the look-up fails, redirects home, where
 * the error is shown.
 */
export function useCodeFromUrl(name: string): boolean {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { code } = usePendingAccessCode();
  const [read, setRead] = useState(code?.name);
  const normalized = name.trim().toLowerCase();
  const isRead = read === normalized;
  useEffect(() => {
    if (isRead) return;
    const take = (accessCode: AccessCode) => {
      storeAccessCode(cache, accessCode);
      setRead(normalized);
    };
    const passed = lookedUpCode.read();
    lookedUpCode.set(undefined);
    if (passed?.name === normalized) return take(passed);
    let isCurrent = true;
    call('POST /accesscode/:name', { name }).then(
      ({ accessCode }) => {
        if (isCurrent) take(accessCode);
      },
      (error: Error) => {
        if (!isCurrent) return;
        storeAccessCodeResult(cache, { success: false, message: error.message });
        void navigate('/', { replace: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isRead, normalized, name, cache, navigate]);
  return isRead;
}

export const useCodeLookUp = () =>
  useSingleMutation({
    mutationKey: ['look up code'],
    mutationFn: async (name: string) => {
      // Loaded on demand to keep the log-in page small.
      const { codeError } = await import('./code-error.ts').catch(() => Promise.reject(unreachableFailure()));
      const error = codeError(name);
      if (error !== undefined) throw new Refused(error);
      return call('POST /accesscode/:name', { name });
    },
  });

/** Redeems the code only once, even if the button is pressed or the request is sent several times. */
export function useRedeem() {
  const cache = useQueryClient();
  const [key] = useState(newIdempotencyKey);
  const { mutate, ...state } = useMutation({
    mutationKey: ['redeem code'],
    mutationFn: (accessCodeName: string) => call('POST /accesscode/processaccesscode', { accessCodeName }, key),
    onSuccess: ({ success, message, messages }) => {
      storeAccessCodeResult(cache, { success, message, ...(messages && { messages }) });
      // A code may change anything about a character.
      void invalidate(cache, 'myself', 'actions', 'cards', 'map', 'story');
    },
    onError: (error) => {
      if (error instanceof Refused) storeAccessCodeResult(cache, { success: false, message: error.message });
    },
  });
  const redeem = (name: string) => {
    if (cache.isMutating({ mutationKey: ['redeem code'] }) === 0) mutate(name);
  };
  const trouble = state.error instanceof Failure ? state.error : undefined;
  return { redeem, isPending: state.isPending, trouble };
}

export function useDismissCode(): () => void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return () => {
    clearAccessCode(cache);
    void navigate('/');
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccessCode } from '@underhall/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { clearAccessCode, storeAccessCode, storeAccessCodeResult, usePendingAccessCode } from '../api/access-code.ts';
import { invalidate } from '../api/answers.ts';
import { call, newIdempotencyKey } from '../api/call.ts';
import { clientStore } from '../api/client-store.ts';
import { Failure, Refused } from '../api/failures.ts';
import { useSingleMutation } from '../api/use-single-mutation.ts';

/** A code that a form has looked up, passed to its page. */
const onItsWay = clientStore<AccessCode | undefined>(undefined);

/**
 * Opens the page of a code that was looked up. Only that page stores the code, since storing it removes the form. The
 * page may load slowly, and the player may still be typing.
 */
export function useOpenCode(): (code: AccessCode) => void {
  const navigate = useNavigate();
  return (code) => {
    onItsWay.set(code);
    void navigate(`/a/${encodeURIComponent(code.name)}`);
  };
}

/**
 * Reads the code in the URL, once. If that fails, it redirects home, where the error is shown. Returns true when it has
 * finished.
 */
export function useCodeOfAddress(name: string): boolean {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { code } = usePendingAccessCode();
  const [read, setRead] = useState(code?.name);
  const wanted = name.trim().toLowerCase();
  const isRead = read === wanted;
  useEffect(() => {
    if (isRead) return;
    const take = (accessCode: AccessCode) => {
      storeAccessCode(cache, accessCode);
      setRead(wanted);
    };
    const brought = onItsWay.read();
    onItsWay.set(undefined);
    if (brought?.name === wanted) return take(brought);
    let isWanted = true;
    call('POST /accesscode/:name', { name }).then(
      ({ accessCode }) => {
        if (isWanted) take(accessCode);
      },
      (error: Error) => {
        if (!isWanted) return;
        storeAccessCodeResult(cache, { success: false, message: error.message });
        void navigate('/', { replace: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isRead, wanted, name, cache, navigate]);
  return isRead;
}

/** Looks up a promotion code without redeeming it. */
export const useCodeLookUp = () =>
  useSingleMutation({
    mutationKey: ['look up code'],
    mutationFn: (name: string) => call('POST /accesscode/:name', { name }),
  });

/** Redeems the code once, however often the button is pressed or the request is sent. */
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

/** Goes home and discards the code and its result. */
export function useOnwards(): () => void {
  const cache = useQueryClient();
  const navigate = useNavigate();
  return () => {
    clearAccessCode(cache);
    void navigate('/');
  };
}

import { useEffect, useRef, useState } from 'react';
import { readClaims } from '../api/claims.ts';
import { tabStorage } from '../api/storage.ts';
import { readToken } from '../api/token.ts';

const key = 'invitation_draft';
const owner = (): string | undefined => readClaims(readToken())?.UserId;

function storedDraft(branchId: number): string {
  try {
    const found = JSON.parse(tabStorage.getItem(key) ?? '{}');
    return found.owner === owner() && found.branchId === branchId ? String(found.words) : '';
  } catch {
    return '';
  }
}

/** The draft of an invitation, stored in this tab until it is sent. */
export function useDraft(branchId: number, isSending: boolean) {
  const [words, setWords] = useState(() => storedDraft(branchId));
  const wasSending = useRef(false);
  useEffect(() => {
    wasSending.current = isSending;
  }, [isSending]);
  useEffect(() => tabStorage.setItem(key, JSON.stringify({ owner: owner(), branchId, words })), [branchId, words]);
  useEffect(
    () => () => {
      // A form that closes while sending has sent the invitation, so the draft is obsolete.
      if (wasSending.current) tabStorage.removeItem(key);
    },
    [],
  );
  return [words, setWords] as const;
}

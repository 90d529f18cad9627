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

/**
 * The words that are written into the form of an act. They are kept in this tab until they are sent: a reload, or a look at
 * another page, loses nothing.
 */
export function useDraft(branchId: number, isSending: boolean) {
  const [words, setWords] = useState(() => storedDraft(branchId));
  const wasSending = useRef(false);
  useEffect(() => {
    wasSending.current = isSending;
  }, [isSending]);
  useEffect(() => tabStorage.setItem(key, JSON.stringify({ owner: owner(), branchId, words })), [branchId, words]);
  useEffect(
    () => () => {
      // The form is gone while its words were under way: they were sent.
      if (wasSending.current) tabStorage.removeItem(key);
    },
    [],
  );
  return [words, setWords] as const;
}

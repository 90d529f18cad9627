import { lazy, Suspense } from 'react';
import { usePendingAccessCode } from '../api/access-code.ts';
import { useAnswer } from '../api/answers.ts';

const AccessDialogs = lazy(async () => ({ default: (await import('../access/access-dialogs.tsx')).AccessDialogs }));

/** Asks a player with a character to redeem an access code. Shows the result to everyone. */
export function AccessNews() {
  const { code, result } = usePendingAccessCode();
  const session = useAnswer('session');
  const mustRedeem = code?.displayChallenge === true && session?.hasCharacter === true;
  if (!result && !mustRedeem) return null;
  return (
    <Suspense fallback={null}>
      <AccessDialogs />
    </Suspense>
  );
}

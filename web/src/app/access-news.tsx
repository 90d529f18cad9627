import { lazy, Suspense } from 'react';
import { useBrought } from '../api/access-code.ts';
import { useSession } from '../api/session.ts';

const AccessDialogs = lazy(async () => ({ default: (await import('../access/access-dialogs.tsx')).AccessDialogs }));

/** A code asks once somebody is logged in who can be given something; what came of one is told to anybody. */
export function AccessNews() {
  const { code, result } = useBrought();
  const { data: session } = useSession();
  const isAsked = code?.displayChallenge === true && session?.hasCharacter === true;
  if (!result && !isAsked) return null;
  return (
    <Suspense fallback={null}>
      <AccessDialogs />
    </Suspense>
  );
}

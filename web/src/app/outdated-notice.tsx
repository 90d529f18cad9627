import { lazy, Suspense, useState } from 'react';
import { useAnswer } from '../api/answers.ts';
import { useStore } from '../api/client-store.ts';
import { version } from '../api/version.ts';

const OutdatedModal = lazy(async () => ({ default: (await import('./outdated-modal.tsx')).OutdatedModal }));

/** Announces each newer client once. Waits while a result is shown, because a reload could lose the result. */
export function OutdatedNotice() {
  const { isClientOutdated, latestVersion } = useStore(version);
  const [dismissed, setDismissed] = useState<string>();
  const phase = useAnswer('story')?.reply?.phase;
  if (!isClientOutdated || dismissed === latestVersion || phase === 'End') return null;
  return (
    <Suspense fallback={null}>
      <OutdatedModal onClose={() => setDismissed(latestVersion)} />
    </Suspense>
  );
}

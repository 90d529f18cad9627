import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { Telling } from './telling.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

type ShareButtonProps = {
  readonly telling: Telling;
  /** True for a snippet beside the story, false for the story itself. */
  readonly isBeside?: boolean;
};

/** The button that saves the current content to the journal. */
export function ShareButton({ telling, isBeside = false }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={telling.isOffered ? 'secondary' : 'plain'} onClick={() => setOpen(true)}>
        {wordsOf(telling, isBeside)}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog telling={telling} isBeside={isBeside} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function wordsOf({ isOffered }: Telling, isBeside: boolean): string {
  if (isBeside) return 'Into my journal';
  return isOffered ? 'Set this down in my journal' : 'Write in my journal';
}

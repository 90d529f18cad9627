import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { Telling } from './telling.ts';

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** The button by which what is on show is set down in the journal. */
export function ShareButton({ telling }: { readonly telling: Telling }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={telling.isOffered ? 'secondary' : 'plain'} onClick={() => setOpen(true)}>
        {telling.isOffered ? 'Set this down in my journal' : 'Write in my journal'}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog telling={telling} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

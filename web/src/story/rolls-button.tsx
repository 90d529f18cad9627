import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';

const RollsDialog = lazy(async () => ({ default: (await import('./rolls-dialog.tsx')).RollsDialog }));

export function RollsButton({ look = 'secondary' }: { readonly look?: 'plain' | 'secondary' }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        Luck so far
      </Button>
      {isOpen && (
        <Suspense>
          <RollsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

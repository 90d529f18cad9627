import { lazy, Suspense, useState } from 'react';
import { useEnvironment } from '../api/environment.ts';
import { world } from '../api/world.ts';
import { Button } from '../ui/button.tsx';

const BuyFate = lazy(async () => ({ default: (await import('./buy-fate.tsx')).BuyFate }));

/** The way to more Fate, over what it is wanted for: with enough of it that goes on where it stood. Nothing where none is sold. */
export function BuyMore() {
  const [isBuying, setBuying] = useState(false);
  if (useEnvironment()?.checkoutUrl === undefined) return null;
  return (
    <>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setBuying(true)}>
        Buy {world.premium}
      </Button>
      <Suspense>{isBuying && <BuyFate onClose={() => setBuying(false)} />}</Suspense>
    </>
  );
}

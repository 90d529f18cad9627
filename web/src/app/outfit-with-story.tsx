import type { Challenge } from '@underhall/contract';
import { lazy, Suspense } from 'react';
import { useAnswer } from '../api/answers.ts';
import css from './app.module.css';

const OutfitSelector = lazy(async () => ({
  default: (await import('../outfits/outfit-selector.tsx')).OutfitSelector,
}));

const BestOutfit = lazy(async () => ({ default: (await import('../outfits/best-outfit.tsx')).BestOutfit }));

/** The worn outfit. Reserves an empty line while it loads. */
export function OutfitWithStory({ isLocked }: { readonly isLocked: boolean }) {
  const isRestricted = useAnswer('myself')?.restrictedUserInterfaceElements.includes('Possessions') ?? true;
  if (isRestricted) return null;
  return (
    <Suspense fallback={<p className={css.lineAhead} />}>
      <OutfitSelector isLocked={isLocked} />
    </Suspense>
  );
}

/** The best outfit for a challenge. Reserves an empty line while it loads. */
export const BestWithStory = ({ challenge }: { readonly challenge: Challenge }) => (
  <Suspense fallback={<p className={css.lineAhead} />}>
    <BestOutfit challenge={challenge} />
  </Suspense>
);

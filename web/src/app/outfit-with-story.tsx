import type { Challenge } from '@underhall/contract';
import { lazy, Suspense } from 'react';
import { useAnswer } from '../api/answers.ts';
import css from './app.module.css';

const OutfitSelector = lazy(async () => ({
  default: (await import('../outfits/outfit-selector.tsx')).OutfitSelector,
}));

const BestOutfit = lazy(async () => ({ default: (await import('../outfits/best-outfit.tsx')).BestOutfit }));

/** The meeting of story and outfits: what is worn, in a line that is kept free until it has come. */
export function OutfitWithStory({ isLocked }: { readonly isLocked: boolean }) {
  const isHeldBack = useAnswer('myself')?.restrictedUserInterfaceElements.includes('Possessions') ?? true;
  if (isHeldBack) return null;
  return (
    <Suspense fallback={<p className={css.lineAhead} />}>
      <OutfitSelector isLocked={isLocked} />
    </Suspense>
  );
}

/** The meeting of a challenge and outfits: the best for it, in a line that is kept free until it has come. */
export const BestWithStory = ({ challenge }: { readonly challenge: Challenge }) => (
  <Suspense fallback={<p className={css.lineAhead} />}>
    <BestOutfit challenge={challenge} />
  </Suspense>
);

import type { Challenge } from '@underhall/contract';
import { Button } from '../ui/button.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { DressingTrouble } from './outfit-selector.tsx';
import { useDressing } from './outfits-queries.ts';

/** Shows the chance with the best owned item for a challenge, a button that equips it, and a confirmation. */
export function BestOutfit({ challenge: { name, withBest } }: { readonly challenge: Challenge }) {
  const dresser = useDressing();
  const best = `best for ${wordsOf(name)}`;
  return (
    <div>
      <Button
        aria-disabled={!withBest || dresser.isPending}
        aria-busy={dresser.isPending}
        onClick={() => withBest && dresser.dress({ kind: 'equip highest', qualityId: withBest.qualityId })}
      >
        {withBest ? `Put on your ${best}: ${withBest.targetNumber}%` : `You wear your ${best}`}
      </Button>
      <DressingTrouble dresser={dresser} />
    </div>
  );
}

import type { Challenge } from '@underhall/contract';
import { Button } from '../ui/button.tsx';
import { wordsOf } from '../ui/sanitize.ts';
import { OutfitError } from './outfit-selector.tsx';
import { useOutfitMutation } from './outfits-queries.ts';

export function BestOutfit({ challenge: { name, withBest } }: { readonly challenge: Challenge }) {
  const outfitMutation = useOutfitMutation();
  const best = `best for ${wordsOf(name)}`;
  return (
    <div>
      <Button
        aria-disabled={!withBest || outfitMutation.isPending}
        aria-busy={outfitMutation.isPending}
        onClick={() => withBest && outfitMutation.change({ kind: 'equip highest', qualityId: withBest.qualityId })}
      >
        {withBest ? `Put on your ${best}: ${withBest.targetNumber}%` : `You wear your ${best}`}
      </Button>
      <OutfitError outfitMutation={outfitMutation} />
    </div>
  );
}

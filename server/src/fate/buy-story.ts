import type { FateAction } from '@underhall/contract';
import { buyStory as buying, type Moment, type Ruling, resetStory, unlockStory } from '@underhall/engine';
import { takeTurn } from '../characters/take-turn.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { storyBehind } from './present-stories.ts';

type StoryWanted = {
  readonly storeItemId: number;
  readonly action: Extract<FateAction, 'ContentPurchase' | 'EnhancedUnlock'>;
  readonly key: string | undefined;
};

/** Buys a story or has one told again, for Fate or for a member's unlocks. */
export async function buyStory(deps: TurnDeps, characterId: number, { storeItemId, action, key }: StoryWanted) {
  const { id, isReset } = storyBehind(storeItemId);
  const rule = (moment: Moment): Ruling => {
    if (action === 'EnhancedUnlock') return unlockStory(moment, id, isReset ? 'again' : 'new');
    return isReset ? resetStory(moment, id) : buying(moment, id);
  };
  const { world } = await takeTurn(deps, characterId, { choice: `${action} ${storeItemId}`, key, rule });
  const item = world.storeItems.get(id);
  const { done, doneAgain } = world.pack.words.texts.store;
  return { isSuccess: true, message: isReset ? doneAgain : (item?.boughtText ?? done) };
}

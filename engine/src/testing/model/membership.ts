import { bringAll, changeWaits } from './clocks.ts';
import { addClothes, outfitsNow } from './clothes.ts';
import { type Game, type ModelCharacter, modelLimits, type Outfit } from './model-character.ts';

/** Sets the membership from the game's `now` on. */
export function joinAs(
  game: Game,
  tier: ModelCharacter['tier'],
  until: number | undefined,
  next?: ModelCharacter['next'],
): void {
  const { who } = game;
  const before = modelLimits(game).bank.wait;
  who.tier = tier;
  who.until = until;
  who.next = next;
  const atLeast = (count: number, type: Outfit['type']) => {
    while (outfitsNow(who).filter((each) => each.type === type).length < count) addClothes(game, type);
  };
  if (tier !== 'none') atLeast(4, 'Exceptional');
  if (tier === 'enhanced') atLeast(2, 'EnhancedExceptional');
  changeWaits(game, modelLimits(game).bank.wait - before);
  bringAll(game, game.now);
}

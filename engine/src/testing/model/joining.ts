import { addClothes, outfitsNow } from './clothes.ts';
import { bringAll } from './coming.ts';
import type { Game, Person } from './person.ts';

/** Member, or another kind of member, or none, from the game's now on. */
export function joinAs(game: Game, tier: Person['tier'], until: number | undefined): void {
  const { who } = game;
  who.tier = tier;
  who.until = until;
  const atLeast = (count: number, type: string) => {
    while (outfitsNow(who).filter((each) => each.type === type).length < count) addClothes(game, type);
  };
  if (tier !== 'none') atLeast(4, 'Exceptional');
  if (tier === 'enhanced') atLeast(2, 'EnhancedExceptional');
  bringAll(game, game.now);
}

import type { Character } from '../character.ts';
import type { OutfitChange } from './outfit-change.ts';

export function applyOutfitChange(character: Character, change: OutfitChange): Character {
  switch (change.kind) {
    case 'worn':
      return { ...character, worn: { ...character.worn, [change.slot]: change.item } };
    case 'taken off': {
      const { [change.slot]: _taken, ...worn } = character.worn;
      return { ...character, worn };
    }
    case 'outfit kept': {
      const others = character.outfits.filter(({ id }) => id !== change.outfit.id);
      return { ...character, outfits: [...others, change.outfit].sort((a, b) => a.id - b.id) };
    }
    case 'outfit chosen':
      return { ...character, outfit: change.outfit };
  }
}

import type { ActionClock, Character, Story } from './character.ts';
import { type Standing, withStanding } from './qualities/qualities.ts';
import type { AreaId, LodgingId, QualityId, Restriction } from './world.ts';

/**
 * Everything that can happen to a character. Each change holds the resulting value and is read four
 * times: here, to make the new character; by the ledger; by the reply the player sees; and by what
 * the client fetches again.
 */
export type Change =
  | {
      readonly kind: 'actions';
      readonly why: 'refilled' | 'spent';
      readonly from: ActionClock;
      readonly to: ActionClock;
    }
  | QualityChange
  | Roll
  | { readonly kind: 'moved'; readonly from: AreaId; readonly to: AreaId }
  | { readonly kind: 'lodged'; readonly lodging: LodgingId }
  | { readonly kind: 'worn'; readonly slot: string; readonly item: QualityId }
  | { readonly kind: 'taken off'; readonly slot: string; readonly item: QualityId }
  | { readonly kind: 'revealed'; readonly restriction: Restriction }
  | { readonly kind: 'story'; readonly to: Story };

export type QualityChange = {
  readonly kind: 'quality';
  readonly quality: QualityId;
  readonly from: Standing;
  readonly to: Standing;
  /** `capped`: a gain that found the quality at its cap and left its level as it was. */
  readonly how: 'changed' | 'set' | 'capped';
};

/** A challenge rolled: success when the roll, 1 to 100, is not above the chance. */
export type Roll = {
  readonly kind: 'rolled';
  /** Which of the branch's challenges, counted from 0. */
  readonly place: number;
  readonly quality: QualityId;
  readonly chance: number;
  readonly roll: number;
  readonly passed: boolean;
  /** Bought by a second-chance item after a first failure. */
  readonly again?: true;
};

export function applyChange(character: Character, change: Change): Character {
  switch (change.kind) {
    case 'actions':
      return { ...character, actions: change.to };
    case 'quality':
      return { ...character, qualities: withStanding(character.qualities, change.quality, change.to) };
    case 'moved':
      return { ...character, area: change.to };
    case 'lodged':
      return { ...character, lodging: change.lodging };
    case 'worn':
      return { ...character, worn: { ...character.worn, [change.slot]: change.item } };
    case 'taken off': {
      const { [change.slot]: _taken, ...worn } = character.worn;
      return { ...character, worn };
    }
    case 'revealed':
      return { ...character, restrictions: character.restrictions.filter((each) => each !== change.restriction) };
    case 'story':
      return { ...character, story: change.to };
    case 'rolled':
      return character;
  }
}

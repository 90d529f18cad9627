import { applyAgentChange } from './agents/engaged-agent.ts';
import { applyCardChange, type HandBeforeDiscards } from './cards/card-table.ts';
import { actionsSpentIn, type Change } from './change.ts';
import type { Character } from './character.ts';
import { applyFateChange } from './fate/fate-change.ts';
import type { StoryletId } from './ids.ts';
import { applyOutfitChange } from './outfits/outfit.ts';
import { applyPlanChange } from './plans/plan.ts';
import { placeOf, withStanding, withStandings } from './qualities/qualities.ts';
import { applyTimedChange } from './timed/timer.ts';

/** Applies one change. No other function changes a character. */
export function applyChange(character: Character, change: Change): Character {
  const after = applyEffect(character, change);
  const hand = handBeforeDiscards(character, change, after);
  if (hand === after.handBeforeDiscards) return after;
  const { handBeforeDiscards: _before, ...rest } = after;
  return hand ? { ...rest, handBeforeDiscards: hand } : rest;
}

function applyEffect(character: Character, change: Change): Character {
  switch (change.kind) {
    case 'quality':
      return { ...character, qualities: withStanding(character.qualities, change.quality, change.to) };
    case 'story':
      return { ...character, story: change.to };
    case 'met':
      return { ...character, met: withMet(character.met, change.storylet) };
    case 'forced in a row':
      return { ...character, forcedInARow: change.to };
    case 'renamed':
      return { ...character, names: { ...character.names, [change.quality]: change.name } };
    case 'actions':
      return {
        ...character,
        actions: change.to,
        actionsSpent: character.actionsSpent + actionsSpentIn({ changes: [change] }),
      };
    case 'name changed':
      return { ...character, name: change.to };
    case 'face changed':
      return { ...character, face: change.to };
    case 'frame changed': {
      const { frame: _before, ...rest } = character;
      return change.to === undefined ? rest : { ...rest, frame: change.to };
    }
    case 'banner changed': {
      const { banner: _before, ...rest } = character;
      return change.to === undefined ? rest : { ...rest, banner: change.to };
    }
    case 'chronograph':
      return { ...character, actionsSpent: change.to };
    case 'refresh used':
      return { ...character, refreshes: change.to };
    case 'unlocks used':
      return { ...character, unlocks: change.to };
    case 'fate':
      return applyFateChange(character, change);
    case 'membership':
      return { ...character, membership: change.to };
    case 'moved':
      return { ...character, area: change.to };
    case 'setting': {
      const { setting: _left, ...rest } = character;
      return change.to === undefined ? rest : { ...rest, setting: change.to };
    }
    case 'stayed': {
      const { stayed: _before, ...rest } = character;
      return change.to === undefined ? rest : { ...rest, stayed: change.to };
    }
    case 'lodged':
      return { ...character, lodging: change.lodging };
    case 'revealed':
      return { ...character, restrictions: character.restrictions.filter((each) => each !== change.restriction) };
    case 'held back':
      return { ...character, restrictions: [...character.restrictions, change.restriction] };
    case 'code redeemed':
      return { ...character, codes: [...character.codes, change.code] };
    case 'deck':
    case 'card drawn':
    case 'card left':
    case 'card returned':
      return applyCardChange(character, change);
    case 'worn':
    case 'taken off':
    case 'outfit saved':
    case 'outfit chosen':
      return applyOutfitChange(character, change);
    case 'plan saved':
    case 'plan done':
    case 'plan dropped':
      return applyPlanChange(character, change);
    case 'agent engaged':
    case 'agent dismissed':
    case 'agent turned away':
    case 'agent':
      return applyAgentChange(character, change);
    case 'timer started':
    case 'timer stopped':
    case 'timer due':
      return applyTimedChange(character, change);
    // These kinds are only recorded in the ledger. Separate changes record their effects on the character.
    case 'rolled':
    case 'repeated':
    case 'journal offered':
    case 'opened':
    case 'letter':
    case 'shared':
    case 'bought':
    case 'sold':
    case 'invited':
    case 'invitation over':
    case 'event begun':
      return character;
  }
}

/** The hand that undoing discards leads back to. Undefined if no discard can be undone after the change. */
function handBeforeDiscards(before: Character, change: Change, after: Character): HandBeforeDiscards | undefined {
  const known = before.handBeforeDiscards;
  switch (change.kind) {
    case 'card left':
      if (change.why !== 'discarded') return undefined;
      return known?.table === change.table
        ? known
        : { table: change.table, hand: before.cards[change.table]?.hand ?? [] };
    case 'card returned':
      return known?.hand.length === after.cards[change.table]?.hand.length ? undefined : known;
    case 'deck':
      return change.why === 'refilled' ? known : undefined;
    case 'card drawn':
    case 'story':
    case 'moved':
    case 'setting':
      return undefined;
    default:
      return known;
  }
}

/** Applies changes in order. Copies the quality columns only once if all changes are quality changes. */
export function applyChanges(character: Character, changes: readonly Change[]): Character {
  const moved = changes.filter((change) => change.kind === 'quality');
  if (moved.length < changes.length || moved.length === 0) return changes.reduce(applyChange, character);
  return { ...character, qualities: withStandings(character.qualities, moved) };
}

function withMet(met: readonly StoryletId[], storylet: StoryletId): readonly StoryletId[] {
  const place = placeOf(met, storylet);
  return place < 0 ? met.toSpliced(~place, 0, storylet) : met;
}

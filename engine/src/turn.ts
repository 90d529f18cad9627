import { applyChange, applyChanges } from './apply-change.ts';
import type { Chance } from './chance.ts';
import type { Change } from './change.ts';
import type { Character } from './character.ts';
import type { CharacterId } from './ids.ts';
import type { World } from './world.ts';

/** Everything that a rule may read besides the command. */
export type Moment = {
  /** 0 for the passing of time, which is the same for all characters. */
  readonly id: CharacterId;
  readonly world: World;
  /** The character, caught up to `now`. */
  readonly character: Character;
  /** Changes that the elapsed time caused. If the command makes a turn, they become part of it. */
  readonly passed: readonly Change[];
  /** Milliseconds since 1970, UTC, by the database's clock. */
  readonly now: number;
  readonly turn: number;
  readonly chance: Chance;
};

/** A character in a world: the input of all queries of the rules. */
export type Standpoint = Pick<Moment, 'character' | 'world'>;

/** A turn under construction: the character so far, and its changes. */
export type Turn = { readonly character: Character; readonly changes: readonly Change[] };

/**
 * Result of a rule: a turn, the number of the turn that already did this, or a refusal. The turns of `others` are
 * stored in the same transaction.
 */
export type Ruling =
  | { readonly ruling: 'allowed'; readonly turn: Turn; readonly others?: Others }
  | { readonly ruling: 'done before'; readonly turn: number }
  | { readonly ruling: 'refused'; readonly refusal: Refusal };

export type Others = ReadonlyMap<CharacterId, Turn>;

export type Refusal =
  | 'no such storylet'
  | 'nothing to note'
  | 'too many notes'
  | 'nothing to want'
  | 'no such target'
  | 'too many targets'
  | 'storylet not on offer'
  | 'in another storylet'
  | 'no way back'
  | 'story is over'
  | 'no such branch'
  | 'branch locked'
  | 'not that often'
  | 'not enough actions'
  | 'not enough fate'
  | 'no hand'
  | 'hand full'
  | 'deck empty'
  | 'deck full'
  | 'actions full'
  | 'no refresh left'
  | 'no card to draw'
  | 'not in your hand'
  | 'card is sticky'
  | 'card cannot return'
  | 'story under way'
  | 'travel forbidden'
  | 'map closed'
  | 'no such area'
  | 'area closed'
  | 'members only'
  | 'already there'
  | 'not yours'
  | 'not to be worn'
  | 'outfit locked'
  | 'slot locked'
  | 'lent to an agent'
  | 'no such outfit'
  | 'outfit of members'
  | 'outfit of enhanced members'
  | 'outfit name taken'
  | 'name unfit'
  | 'too many outfits'
  | 'no such plan'
  | 'too many plans'
  | 'planned again'
  | 'not usable'
  | 'not usable here'
  | 'not usable in a storylet'
  | 'nothing to name'
  | 'not asked'
  | 'no such agent'
  | 'agent busy'
  | 'no such plot'
  | 'plot locked'
  | 'too many plots'
  | 'no report yet'
  | 'not lendable'
  | 'lent to them already'
  | 'not to be called off'
  | 'bazaar closed'
  | 'no such shop'
  | 'no such ware'
  | 'not for sale'
  | 'not wanted here'
  | 'cannot afford'
  | 'not enough of it'
  | 'no such amount'
  | 'too much of it'
  | 'owned already'
  | 'not owned'
  | 'nothing to clear'
  | 'not this month'
  | 'no unlock left'
  | 'no such act'
  | 'act not offered'
  | 'not yourself'
  | 'sender unfit'
  | 'target unfit'
  | 'unfit to accept'
  | 'not in the same place'
  | 'one is open already'
  | 'words unfit'
  | 'no such character'
  | 'too many invitations'
  | 'too many letters'
  | 'no such invitation'
  | 'invitation over'
  | 'no such message'
  | 'message waits for an answer'
  | 'no mail address'
  | 'name taken'
  | 'named so already'
  | 'no such face'
  | 'your face already'
  | 'no face ticket'
  | 'no such code'
  | 'code redeemed already';

export const openTurn = (moment: Moment): Turn => ({ character: moment.character, changes: moment.passed });

export const record = (turn: Turn, change: Change): Turn => ({
  character: applyChange(turn.character, change),
  changes: [...turn.changes, change],
});

export const recordAll = (turn: Turn, changes: readonly Change[]): Turn => ({
  character: applyChanges(turn.character, changes),
  changes: [...turn.changes, ...changes],
});

export const allow = (turn: Turn, others?: Others): Ruling => ({ ruling: 'allowed', turn, ...(others && { others }) });
export const doneBefore = (turn: number): Ruling => ({ ruling: 'done before', turn });
export const refuse = (refusal: Refusal): Ruling => ({ ruling: 'refused', refusal });

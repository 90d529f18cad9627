import type { QualityId } from '../../ids.ts';
import { numberOwned } from './levels.ts';
import type { EngagedAgent, Game } from './model-character.ts';

export const holdersOf = (item: QualityId, { who }: Game): EngagedAgent[] =>
  who.engagedAgents.filter(({ lent }) => lent.includes(item));

/** Number of copies that are not away on plots. */
export const inReach = (item: QualityId, game: Game): number =>
  numberOwned(item, game) - holdersOf(item, game).filter(({ plot }) => plot).length;

/** Number of copies that are neither worn nor lent. */
export const spareCopies = (item: QualityId, game: Game): number =>
  numberOwned(item, game) -
  holdersOf(item, game).length -
  [...game.who.worn.values()].filter((each) => each === item).length;

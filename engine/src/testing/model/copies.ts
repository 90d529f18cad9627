import type { QualityId } from '../../ids.ts';
import { owned } from './levels.ts';
import type { Game, Servant } from './person.ts';

/** The agents who have a thing. */
export const holdersOf = (item: QualityId, { who }: Game): Servant[] =>
  who.servants.filter(({ lent }) => lent.includes(item));

/** Copies that are not out on an errand. */
export const inReach = (item: QualityId, game: Game): number =>
  owned(item, game) - holdersOf(item, game).filter(({ plot }) => plot).length;

/** Copies that nobody wears and nobody has. */
export const spare = (item: QualityId, game: Game): number =>
  owned(item, game) - holdersOf(item, game).length - [...game.who.worn.values()].filter((each) => each === item).length;

import { isDeepStrictEqual } from 'node:util';
import { worldAfter } from '@underhall/engine';
import type { Check } from './check.ts';

/** Shared levels come out the same by the steps the database adds as by the changes the player is told. */
export const checkSharedLevels: Check = ({ town, moment, changes, command }) => {
  // What two do at once is added up, and each is told what it would be alone.
  if (command.do === 'accept' || !changes.some(({ kind }) => kind === 'shared')) return undefined;
  const expected = worldAfter(moment.world, changes).shared;
  const { shared } = town.world;
  const isSame = isDeepStrictEqual(
    [expected.ids, expected.levels, expected.points],
    [shared.ids, shared.levels, shared.points],
  );
  return isSame
    ? undefined
    : `everybody's levels are ${JSON.stringify(shared)}, and were told as ${JSON.stringify(expected)}`;
};

import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';

const ONLY_FOR_PLAYERS = ['same area', 'contest'] as const;

/** An act by letter invites a person who does not play yet, so facts that need a character are not allowed. */
export const lettersReachStrangers: Check = (world) =>
  world.acts
    .filter(({ facts }) => facts['by letter'])
    .flatMap(({ block, facts }) =>
      ONLY_FOR_PLAYERS.filter((key) => facts[key]).map((key) => ({
        at: placeOf(block, key),
        message: `an act by letter invites somebody who does not play yet, so "${key}" cannot apply; delete it`,
      })),
    );

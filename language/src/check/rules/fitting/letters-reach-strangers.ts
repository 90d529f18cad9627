import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';

const ASKED_OF_PLAYERS = ['same area', 'contest'] as const;

/** Nothing is asked of somebody who does not play yet; what they have to have once they accept may be. */
export const lettersReachStrangers: Check = (world) =>
  world.acts
    .filter(({ facts }) => facts['by letter'])
    .flatMap(({ block, facts }) =>
      ASKED_OF_PLAYERS.filter((key) => facts[key]).map((key) => ({
        at: placeOf(block, key),
        message: `an act by letter goes to somebody who does not play yet: "${key}" cannot be asked of them; leave it out`,
      })),
    );

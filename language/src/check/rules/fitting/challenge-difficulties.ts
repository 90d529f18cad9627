import type { ChallengeKind } from '@underhall/engine';
import type { WrittenChallenge } from '../../../meaning/named-forms.ts';
import type { Check } from '../../rule.ts';

export const challengeDifficulties: Check = (world) =>
  world.storylets.flatMap(({ branches }) =>
    branches.flatMap(({ facts }) =>
      (facts.challenge ?? []).flatMap((challenge) => {
        const message = wrong(challenge);
        return message ? [{ at: challenge.at, message }] : [];
      }),
    ),
  );

const ofLevel = (difficulty: number): string | undefined =>
  difficulty < 1 ? 'this difficulty is too low; use a whole number from 1' : undefined;

const faultsOf: Readonly<Record<ChallengeKind, (difficulty: number) => string | undefined>> = {
  broad: ofLevel,
  narrow: ofLevel,
  luck: (difficulty) => (Math.abs(difficulty) > 5 ? 'the difficulty of luck is out of range; use -5 to 5' : undefined),
};

/** A challenge of no stated kind tests a level; the quality decides between broad and narrow. */
const wrong = ({ kind = 'broad', difficulty }: WrittenChallenge): string | undefined => faultsOf[kind](difficulty);

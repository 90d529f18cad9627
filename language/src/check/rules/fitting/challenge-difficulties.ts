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

function wrong({ kind, difficulty }: WrittenChallenge): string | undefined {
  if (kind === 'luck')
    return Math.abs(difficulty) > 5 ? 'the difficulty of luck is out of range; use -5 to 5' : undefined;
  return difficulty < 1 ? 'this difficulty is too low; use a whole number from 1' : undefined;
}

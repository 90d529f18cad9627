import type { Check } from '../../rule.ts';

const WEEK = 7 * 86_400_000;

export const weeklyVisitIsWeekly: Check = ({ packs, timed }) =>
  packs.flatMap(({ facts: { weekly } }) => {
    const visit = timed.find(({ block }) => block.heading.text === weekly?.name);
    if (!weekly || !visit) return [];
    const { after, given, repeats } = visit.facts;
    return after === WEEK && given === 'at arrival' && repeats
      ? []
      : [{ at: weekly.at, message: 'the weekly visit needs "after: 7 days", "given: at arrival" and "repeats: yes"' }];
  });

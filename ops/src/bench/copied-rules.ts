import { allRules, type Rule } from '@underhall/language';

/** Cut to its fewest words, our world no longer tells of some levels that are kept for being told. */
const LOST_IN_THE_SHORTEST = 'hidden-qualities-are-read';

/**
 * All rules, as a world of copies is checked. Those of how it is told are asked as ever, and what they find is nobody's
 * fault: a copy has the kindness of its original, and ends as it does.
 */
export const copiedRules: readonly Rule[] = allRules.map((rule) =>
  rule.kind === 'prose' || rule.name === LOST_IN_THE_SHORTEST ? asked(rule) : rule,
);

/** The same rule, whose findings are dropped. */
function asked({ check, ...rule }: Rule): Rule {
  return {
    ...rule,
    check(world) {
      check(world);
      return [];
    },
  };
}

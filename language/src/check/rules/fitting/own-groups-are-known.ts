import { groupableCategories } from '@underhall/engine';
import { didYouMean } from '../../../syntax/did-you-mean.ts';
import type { Check } from '../../rule.ts';

/** A thing's own group is one of the pack's. */
export const ownGroupsAreKnown: Check = ({ packs, qualities }) => {
  const groups = new Set(packs.flatMap(({ words }) => words.Sheet?.facts.groups ?? []).map(({ text }) => text));
  return qualities.flatMap(({ facts: { group, category } }) => {
    if (!group) return [];
    const hint = didYouMean(group.text, groups) || ` Add "groups: ${group.text}" to its part "Sheet".`;
    if (!groups.has(group.text)) return [{ at: group.at, message: `the pack has no group "${group.text}".${hint}` }];
    if (category === undefined || groupableCategories.some((each) => each === category)) return [];
    const message = `"group" needs another category than ${category}; use one of: ${groupableCategories.join(', ')}`;
    return [{ at: group.at, message }];
  });
};

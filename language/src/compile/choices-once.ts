import type { Effect, Quality, Requirement } from '@underhall/engine';
import type { WrittenWorld } from '../meaning/read-world.ts';
import type { WrittenBranch } from '../meaning/storylet.ts';
import { curlQuotes } from '../syntax/typography.ts';
import type { Lookup } from './look-up.ts';

/**
 * A branch with `once` has a hidden quality of its own, which each of its outcomes sets to 1. The branch requires its
 * absence. So the rules need to know nothing about `once`.
 */
export function choiceQualities({ storylets, qualities }: WrittenWorld, find: Lookup): readonly Quality[] {
  const branches = storylets.flatMap(({ block, branches }) => branches.map((branch) => ({ block, branch })));
  return branches.flatMap(({ block, branch }, index): readonly Quality[] => {
    const id = find.idOfChoice(branch);
    if (id === undefined) return [];
    return [
      {
        id,
        name: curlQuotes(`Chosen: ${block.heading.text}, ${branch.block.heading.text}`),
        nature: 'Status',
        category: 'Hidden',
        climbs: 'one by one',
        steepest: 50,
        cap: 1,
        descriptionHtml: '',
        image: branch.facts.image ?? '',
        hidden: true,
        challengedAs: 'narrow',
        order: qualities.length + index + 1,
      },
    ];
  });
}

export function requirementOfChoice(branch: WrittenBranch, find: Lookup): readonly Requirement[] {
  const quality = find.idOfChoice(branch);
  return quality === undefined ? [] : [{ kind: 'level', quality, atMost: 0 }];
}

export function effectsOfChoice(branch: WrittenBranch, find: Lookup): readonly Effect[] {
  const quality = find.idOfChoice(branch);
  return quality === undefined ? [] : [{ kind: 'set', quality, to: 1 }];
}

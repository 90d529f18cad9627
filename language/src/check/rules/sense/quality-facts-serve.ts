import type { WrittenQuality } from '../../../meaning/quality.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';

export const qualityFactsServe: Check = ({ qualities }) =>
  qualities.flatMap(({ block, facts }) => idle(facts).map(([key, message]) => ({ at: placeOf(block, key), message })));

const idle = (facts: WrittenQuality['facts']): readonly (readonly [string, string])[] => [
  ...(facts.steepest !== undefined && facts.climbs !== 'ever steeper'
    ? [['steepest', '"steepest" needs "climbs: ever steeper"; add it, or delete this'] as const]
    : []),
  ...(facts.menace && facts.category !== 'BasicAbility'
    ? [['menace', 'only challenges on attributes ("category: BasicAbility") raise a menace; delete this'] as const]
    : []),
  ...(facts['second chance on'] && facts.nature !== 'thing'
    ? [['second chance on', 'a second chance must be a thing; add "nature: thing"'] as const]
    : []),
];

import type { WrittenQuality } from '../../../meaning/quality.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';

/** No fact of a quality stands where it means nothing. */
export const qualityFactsServe: Check = ({ qualities }) =>
  qualities.flatMap(({ block, facts }) => idle(facts).map(([key, message]) => ({ at: placeOf(block, key), message })));

const idle = (facts: WrittenQuality['facts']): readonly (readonly [string, string])[] => [
  ...(facts.steepest !== undefined && facts.climbs !== 'ever steeper'
    ? [['steepest', '"steepest" is for what climbs "ever steeper"; write that too, or leave it out'] as const]
    : []),
  ...(facts.menace && facts.category !== 'BasicAbility'
    ? [['menace', 'only a challenge on an attribute ("category: BasicAbility") stirs a menace; leave it out'] as const]
    : []),
  ...(facts['second chance on'] && facts.nature !== 'thing'
    ? [['second chance on', 'a second chance is a thing that is spent; write "nature: thing"'] as const]
    : []),
];

import { type MeasuredRequirement, measure, type Requirement, type Standpoint } from '@underhall/engine';
import { formatterOf } from '../wording/number.ts';
import { nameOf, wrapName } from '../wording/quality-name.ts';
import { requirementInWords } from './requirement-in-words.ts';

/** Describes requirements as a phrase that can follow "need". Omits hidden ones. */
export const needsInWords = (needs: readonly Requirement[] = [], here: Standpoint): string =>
  needs.flatMap((need) => needInWords(measure(need, here), here)).join(', ');

/** "2 of a thing", or "a trait of 10 or more". Every other requirement reads as elsewhere. */
function needInWords(requirement: MeasuredRequirement, here: Standpoint): readonly string[] {
  const { world, character } = here;
  const quality = 'quality' in requirement ? world.qualities.get(requirement.quality) : undefined;
  if (!('wanted' in requirement) || typeof requirement.wanted === 'boolean' || !quality || quality.hidden)
    return requirementInWords(requirement, here);
  const { atLeast, atMost } = requirement.wanted;
  if (atLeast === undefined || atMost !== undefined || requirement.base) return requirementInWords(requirement, here);
  const name = wrapName(nameOf(quality, character));
  if (atLeast <= 1) return [name];
  const count = formatterOf(quality.id, world.pack.words)(atLeast);
  return [quality.nature === 'Thing' ? `${count} × ${name}` : `${name} at ${count} or more`];
}

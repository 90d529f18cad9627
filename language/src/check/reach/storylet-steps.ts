import type { QualityWritten } from '../../meaning/quality.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import type { StoryletWritten } from '../../meaning/storylet.ts';
import { nameIn, storyletsByName } from '../names.ts';
import { priceRequirement } from '../price-requirement.ts';
import { type Step, storyletFact } from './step.ts';

/** The steps to a storylet that is listed or drawn. */
export const offerSteps = (storylet: StoryletWritten): readonly Step[] =>
  storylet.facts.deck === 'never'
    ? []
    : [{ asked: storylet.facts.when ?? [], oneOf: placesOf(storylet), brings: [storyletFact(nameIn(storylet))] }];

/** The steps to a storylet by using a thing. */
export function useSteps(thing: QualityWritten, world: WrittenWorld): readonly Step[] {
  const { use } = thing.facts;
  const used = use && storyletsByName(world).get(use.name);
  if (!use || !used) return [];
  const price = priceRequirement({
    quality: { kind: 'quality', name: nameIn(thing), at: use.at },
    count: 1,
    at: use.at,
  });
  return [{ asked: [price, ...(used.facts.when ?? [])], oneOf: placesOf(used), brings: [storyletFact(use.name)] }];
}

/** One of its areas, and one of its settings. */
const placesOf = ({ facts: { where, in: settings } }: StoryletWritten): readonly (readonly string[])[] => [
  ...(where && where !== 'anywhere' ? [where.map(({ name }) => `area ${name}`)] : []),
  ...(settings ? [settings.map(({ name }) => `setting ${name}`)] : []),
];

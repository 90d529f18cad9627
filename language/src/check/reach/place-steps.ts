import type { WrittenArea, WrittenSetting } from '../../meaning/places.ts';
import type { WrittenQuality } from '../../meaning/quality.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import { reachIn, type WrittenStorylet } from '../../meaning/storylet.ts';
import { priceRequirement } from '../requirements-in.ts';
import { nameIn, storyletsByName } from '../world-index.ts';
import { type Step, storyletFact } from './fixpoint.ts';
import { allowsTravel, isOnMaps } from './linked-names.ts';

/** Steps that being in an area allows, and steps that lead to it on the map. */
export function areaSteps(area: WrittenArea, world: WrittenWorld): readonly Step[] {
  const { setting, 'also in': also = [], market, discovered = [], opens = [], gate, type } = area.facts;
  const fact = `area ${nameIn(area)}`;
  const settings = [...(setting ? [setting] : []), ...also].map(({ name }) => `setting ${name}`);
  const steps: Step[] = [{ required: [], oneOf: [[fact]], adds: [...settings, ...(market ? ['market'] : [])] }];
  if (isOnMaps(area)) {
    const lodged = type === 'Lodgings' ? [['lodging']] : [];
    steps.push({ required: [...discovered, ...opens], oneOf: [['map'], ...lodged], adds: [fact] });
  }
  if (gate) {
    const when = storyletsByName(world).get(gate.name)?.facts.when ?? [];
    const requirements = [...discovered, ...(type === 'Landmark' ? opens : []), ...when];
    steps.push({ required: requirements, oneOf: [['map']], adds: [storyletFact(gate.name)] });
  }
  return steps;
}

export const settingStep = (setting: WrittenSetting): Step => ({
  required: [],
  oneOf: [[`setting ${nameIn(setting)}`]],
  adds: [
    ...(allowsTravel(setting.facts) ? ['map'] : []),
    ...(setting.facts.then ? [storyletFact(setting.facts.then.name)] : []),
  ],
});

export const offerSteps = (storylet: WrittenStorylet): readonly Step[] =>
  reachIn(storylet) === 'linked'
    ? []
    : [{ required: storylet.facts.when ?? [], oneOf: placesOf(storylet), adds: [storyletFact(nameIn(storylet))] }];

export function useSteps(thing: WrittenQuality, world: WrittenWorld): readonly Step[] {
  const { use } = thing.facts;
  const used = use && storyletsByName(world).get(use.name);
  if (!use || !used) return [];
  const price = priceRequirement({
    quality: { kind: 'quality', name: nameIn(thing), at: use.at },
    count: 1,
    at: use.at,
  });
  return [{ required: [price, ...(used.facts.when ?? [])], oneOf: placesOf(used), adds: [storyletFact(use.name)] }];
}

const placesOf = ({ facts: { where, in: settings } }: WrittenStorylet): readonly (readonly string[])[] => [
  ...(where && where !== 'anywhere' ? [where.map(({ name }) => `area ${name}`)] : []),
  ...(settings ? [settings.map(({ name }) => `setting ${name}`)] : []),
];

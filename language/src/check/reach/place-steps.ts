import type { AreaWritten, SettingWritten } from '../../meaning/places.ts';
import type { WrittenWorld } from '../../meaning/read-world.ts';
import { nameIn, storyletsByName } from '../names.ts';
import { type Step, storyletFact } from './step.ts';
import { isForTravellers, isOnMaps } from './ways.ts';

/** The steps of an area: all that being there brings, and the way there, or to its gate, by the map. */
export function areaSteps(area: AreaWritten, world: WrittenWorld): readonly Step[] {
  const { setting, 'also in': also = [], market, discovered = [], opens = [], gate, type } = area.facts;
  const fact = `area ${nameIn(area)}`;
  const settings = [...(setting ? [setting] : []), ...also].map(({ name }) => `setting ${name}`);
  const steps: Step[] = [{ asked: [], oneOf: [[fact]], brings: [...settings, ...(market ? ['market'] : [])] }];
  if (isOnMaps(area)) {
    const lodged = type === 'Lodgings' ? [['lodging']] : [];
    steps.push({ asked: [...discovered, ...opens], oneOf: [['map'], ...lodged], brings: [fact] });
  }
  if (gate) {
    const when = storyletsByName(world).get(gate.name)?.facts.when ?? [];
    const requirements = [...discovered, ...(type === 'Landmark' ? opens : []), ...when];
    steps.push({ asked: requirements, oneOf: [['map']], brings: [storyletFact(gate.name)] });
  }
  return steps;
}

/** The step of a setting: all that being in it brings. */
export const settingStep = (setting: SettingWritten): Step => ({
  asked: [],
  oneOf: [[`setting ${nameIn(setting)}`]],
  brings: [
    ...(isForTravellers(setting.facts) ? ['map'] : []),
    ...(setting.facts.then ? [storyletFact(setting.facts.then.name)] : []),
  ],
});

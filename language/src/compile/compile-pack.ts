import type { Pack } from '@underhall/engine';
import type { WrittenWorld } from '../meaning/read-world.ts';
import { typographic } from '../syntax/typographic.ts';
import { compileAct } from './compile-act.ts';
import { compileAgent } from './compile-agent.ts';
import { compileArea } from './compile-area.ts';
import { compileConcern } from './compile-concern.ts';
import { compileLevels } from './compile-levels.ts';
import { compileLodging } from './compile-lodging.ts';
import { compilePersona } from './compile-persona.ts';
import { compileQuality } from './compile-quality.ts';
import { compileSetting } from './compile-setting.ts';
import { compileShop } from './compile-shop.ts';
import { compileStorylet } from './compile-storylet.ts';
import { compileTimed } from './compile-timed.ts';
import { contentHash } from './content-hash.ts';
import { lookUp } from './look-up.ts';

/** Turns a checked world into the pack. Only for worlds without problems: an unknown name is thrown. */
export function compilePack(world: WrittenWorld, ids: ReadonlyMap<object, number>): Pack {
  const find = lookUp(world, ids);
  const [pack] = world.packs;
  if (!pack) throw new Error('a world without a pack cannot be compiled');
  const { facts } = pack;
  const content = {
    name: typographic(pack.block.heading.text),
    start: {
      area: find.named(facts['start at']),
      qualities: compileLevels(facts['start with'], find),
      restrictions: facts['held back'] ?? [],
      faces: facts.faces ?? [],
    },
    ...(facts.weekly ? { weekly: find.named(facts.weekly) } : {}),
    qualities: world.qualities.map((quality, index) => compileQuality(quality, index, find)),
    settings: world.settings.map((setting) => compileSetting(setting, find)),
    areas: world.areas.map((area) => compileArea(area, find)),
    lodgings: world.lodgings.map((lodging) => compileLodging(lodging, find)),
    storylets: world.storylets.map((storylet) => compileStorylet(storylet, find)),
    timed: world.timed.map((timed) => compileTimed(timed, find)),
    shops: world.shops.map((shop, index) => compileShop(shop, index, find)),
    agents: world.agents.map((agent) => compileAgent(agent, find)),
    concerns: world.concerns.map((concern, index) => compileConcern(concern, index, find)),
    acts: world.acts.map((act) => compileAct(act, find)),
    personas: world.personas.map((persona) => compilePersona(persona, find)),
  };
  return { version: contentHash(JSON.stringify(content)), ...content };
}

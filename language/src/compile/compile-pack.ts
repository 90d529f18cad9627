import type { Area, Lodging, Pack, Setting } from '@underhall/engine';
import type { AreaWritten } from '../meaning/area.ts';
import type { LodgingWritten } from '../meaning/lodging.ts';
import type { WrittenWorld } from '../meaning/read-world.ts';
import type { SettingWritten } from '../meaning/setting.ts';
import { proseHtml } from '../syntax/rich-text.ts';
import { typographic } from '../syntax/typographic.ts';
import { compileAct } from './compile-act.ts';
import { compileAgent } from './compile-agent.ts';
import { compileConcern } from './compile-concern.ts';
import { compileLevels } from './compile-levels.ts';
import { compilePersona } from './compile-persona.ts';
import { compileQuality } from './compile-quality.ts';
import { compileShop } from './compile-shop.ts';
import { compileStorylet } from './compile-storylet.ts';
import { compileTimed } from './compile-timed.ts';
import { contentHash } from './content-hash.ts';
import { type Lookup, lookUp } from './look-up.ts';

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

const compileSetting = ({ block, facts }: SettingWritten, find: Lookup): Setting => ({
  id: find.idOf(block),
  name: typographic(block.heading.text),
  canTravel: facts.travel ?? true,
  canOpenMap: facts.map ?? true,
  canChangeOutfit: facts.outfit ?? true,
  itemsUsableHere: facts.items ?? true,
  isInfiniteDraw: facts['endless draw'] ?? false,
});

const compileArea = ({ block, facts, key }: AreaWritten, find: Lookup): Area => ({
  id: find.idOf(block),
  key,
  name: typographic(block.heading.text),
  setting: find.named(facts.setting),
  type: facts.type ?? 'District',
  line: typographic(facts.line?.text ?? ''),
  descriptionHtml: proseHtml(block.prose),
  image: facts.image ?? '',
  showOps: facts.cards ?? true,
  market: facts.market ?? false,
});

const compileLodging = ({ block, facts }: LodgingWritten, find: Lookup): Lodging => ({
  id: find.idOf(block),
  name: typographic(block.heading.text),
  descriptionHtml: proseHtml(block.prose),
  image: facts.image ?? '',
  hand: facts.hand ?? 0,
});

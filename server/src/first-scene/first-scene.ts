import type { Calls } from '@underhall/contract';
import { chanceFrom, genders, look, type Newcomer, newCharacter, type World } from '@underhall/engine';
import { presentArea } from '../map/present-place.ts';
import { presentOpen } from '../story/present-storylet.ts';

type Scene = NonNullable<Calls['GET /extra/first-scene']['reply']['scene']>;

/** Cache keyed by `World` object, which changes with each version of the world and its shared levels. */
const scenes = new WeakMap<World, { readonly scene: Scene | undefined }>();

/**
 * Returns the first scene for new characters. Returns undefined if there is none, or if the text differs between
 * characters.
 */
export function firstSceneOf(world: World): Scene | undefined {
  const known = scenes.get(world) ?? { scene: sameForAll(world) };
  scenes.set(world, known);
  return known.scene;
}

/**
 * Compares new characters with different names, pronouns and luck. Returns undefined if any of these changes the scene.
 */
function sameForAll(world: World): Scene | undefined {
  const newcomers = genders.map((gender, at) => ({ name: `newcomer ${at}`, gender, face: '' }));
  const [first, ...others] = newcomers.map((newcomer, at) => sceneOf(newcomer, at, world));
  const asText = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === asText) ? first : undefined;
}

function sceneOf(newcomer: Newcomer, seed: number, world: World): Scene | undefined {
  const now = 0;
  const character = newCharacter(world, newcomer, now, chanceFrom(seed));
  const chance = chanceFrom(seed);
  const ruling = look({ id: 0, world, character, passed: [], now, turn: 1, chance });
  if (ruling.ruling !== 'allowed') return undefined;
  const here = { character: ruling.turn.character, world };
  const { story, area } = here.character;
  const storylet = story.phase === 'In' ? world.storylets.get(story.storylet) : undefined;
  if (!storylet) return undefined;
  const { name, image } = presentArea(area, here);
  return { area: { name, image }, storylet: presentOpen(storylet, here) };
}

import type { Persona } from '../persona.ts';
import type { World } from '../world.ts';
import { codeName } from './code-name.ts';

/** The persona a code gives; nothing for a code the world does not know. */
export const personaOf = (code: string, world: World): Persona | undefined =>
  world.pack.personas.find((persona) => persona.code !== undefined && codeName(persona.code) === codeName(code));

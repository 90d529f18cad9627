import type { Persona, World } from '../world.ts';

/** A code as it is kept and compared: case and outer spaces do not count. */
export const codeName = (code: string): string => code.trim().toLowerCase();

/** The persona a code gives; nothing for a code the world does not know. */
export const personaOf = (code: string, world: World): Persona | undefined =>
  world.pack.personas.find((persona) => persona.code !== undefined && codeName(persona.code) === codeName(code));

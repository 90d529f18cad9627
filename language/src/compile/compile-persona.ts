import type { Persona } from '@underhall/engine';
import type { PersonaWritten } from '../meaning/persona.ts';
import { typographic } from '../syntax/typographic.ts';
import { compileLevels } from './compile-levels.ts';
import type { Lookup } from './look-up.ts';

export const compilePersona = ({ block, facts }: PersonaWritten, find: Lookup): Persona => ({
  id: find.idOf(block),
  name: typographic(block.heading.text),
  ...(facts.code ? { code: facts.code } : {}),
  qualities: compileLevels(facts['starts with'], find),
});

import type { Persona } from '@underhall/engine';
import type { PersonaWritten } from '../meaning/persona.ts';
import { typographic } from '../syntax/typography.ts';
import { compileLevels } from './compile-levels.ts';
import type { Lookup } from './look-up.ts';

export const compilePersona = ({ block, facts }: PersonaWritten, find: Lookup): Persona => ({
  id: find.idOf(block),
  name: typographic(block.heading.text),
  ...(facts.code ? { code: facts.code } : {}),
  ...(facts.uses ? { uses: facts.uses } : {}),
  ...(facts.image ? { image: facts.image } : {}),
  ...(facts.greeting ? { greeting: typographic(facts.greeting.text) } : {}),
  ...(facts.thanks ? { thanks: typographic(facts.thanks.text) } : {}),
  qualities: compileLevels(facts['starts with'], find),
});

import type { Agent } from '@underhall/engine';
import type { AgentWritten } from '../meaning/agent.ts';
import { typographic } from '../syntax/typography.ts';
import { compileLevels } from './compile-levels.ts';
import { compileProse } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

export const compileAgent = ({ block, facts, prose }: AgentWritten, find: Lookup): Agent => ({
  id: find.idOf(block),
  name: typographic(block.heading.text),
  descriptionHtml: compileProse(prose, find),
  image: facts.image ?? '',
  levels: compileLevels(facts.levels, find),
});

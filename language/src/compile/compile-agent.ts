import type { Agent } from '@underhall/engine';
import type { AgentWritten } from '../meaning/agent.ts';
import { proseHtml } from '../syntax/rich-text.ts';
import { typographic } from '../syntax/typographic.ts';
import { compileLevels } from './compile-levels.ts';
import type { Lookup } from './look-up.ts';

export const compileAgent = ({ block, facts }: AgentWritten, find: Lookup): Agent => ({
  id: find.idOf(block),
  name: typographic(block.heading.text),
  descriptionHtml: proseHtml(block.prose),
  image: facts.image ?? '',
  levels: compileLevels(facts.levels, find),
});

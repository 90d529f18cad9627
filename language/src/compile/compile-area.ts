import type { Area } from '@underhall/engine';
import type { AreaWritten } from '../meaning/area.ts';
import { typographic } from '../syntax/typographic.ts';
import { compileRequirements } from './compile-requirement.ts';
import { compileProse, compileText } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

export const compileArea = ({ block, facts, prose, key }: AreaWritten, find: Lookup): Area => ({
  id: find.idOf(block),
  key,
  name: typographic(block.heading.text),
  setting: find.named(facts.setting),
  ...(facts['also in'] ? { alsoIn: facts['also in'].map(find.named) } : {}),
  type: facts.type ?? 'District',
  ...(facts.inside ? { parent: find.named(facts.inside) } : {}),
  line: typographic(facts.line?.text ?? ''),
  descriptionHtml: compileProse(prose, find),
  image: facts.image ?? '',
  showOps: facts.cards ?? true,
  market: facts.market ?? false,
  ...(facts.discovered ? { discovered: compileRequirements(facts.discovered, find) } : {}),
  ...(facts.opens ? { opens: compileRequirements(facts.opens, find) } : {}),
  ...(facts.closed ? { closedText: compileText(facts.closed, find) } : {}),
  ...(facts.gate ? { gate: find.named(facts.gate) } : {}),
  ...(facts.arrival ? { moveText: compileText(facts.arrival, find) } : {}),
  ...(facts.members ? { membersOnly: true } : {}),
  ...(facts['by story'] ? { byStoryOnly: true } : {}),
});

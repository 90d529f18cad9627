import type { TimedStory } from '@underhall/engine';
import type { TimedWritten } from '../meaning/timed-story.ts';
import { typographic } from '../syntax/typography.ts';
import { compileConsequences } from './compile-consequences.ts';
import { compileRequirements } from './compile-requirement.ts';
import { compileProse } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

export function compileTimed({ block, facts, prose }: TimedWritten, find: Lookup): TimedStory {
  const { given = 'by story' } = facts;
  return {
    id: find.idOf(block),
    name: typographic(block.heading.text),
    after: facts.after ?? 0,
    given: typeof given === 'string' ? given : compileRequirements(given, find),
    when: compileRequirements(facts.when, find),
    ...(facts.repeats ? { repeats: true } : {}),
    ...(facts.then ? { next: find.named(facts.then) } : {}),
    ...(facts.mail ? { mail: true } : {}),
    image: facts.image ?? '',
    descriptionHtml: compileProse(prose, find),
    ...(facts['tells of'] ? { tellsOf: find.named(facts['tells of']) } : {}),
    consequences: compileConsequences(facts, find),
  };
}

import type { Consequences, Letter } from '@underhall/engine';
import type { consequenceFacts } from '../meaning/consequences.ts';
import type { FactsOf } from '../meaning/read-facts.ts';
import { typographic } from '../syntax/typography.ts';
import { compileEffects } from './compile-effects.ts';
import { compileProse } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

type Facts = FactsOf<typeof consequenceFacts> & { readonly image?: string };

/** Compiles the facts that outcomes and timed stories share. A message of its own has their picture. */
export const compileConsequences = (facts: Facts, find: Lookup): Consequences => ({
  effects: compileEffects(facts, find),
  reveal: facts.reveal ?? [],
  ...(facts.hide ? { hide: facts.hide } : {}),
  ...(facts['refresh actions'] ? { refreshActions: facts['refresh actions'] } : {}),
  ...(facts['refresh cards'] ? { refreshCards: true } : {}),
  ...(facts.start ? { start: facts.start.map(find.named) } : {}),
  ...(facts.stop ? { stop: facts.stop.map(find.named) } : {}),
  ...(facts['give fate'] ? { fate: facts['give fate'] } : {}),
  ...(facts.grant ? { grant: facts.grant } : {}),
  ...letter(facts, find),
});

function letter({ message, says, image, ...facts }: Facts, find: Lookup): { readonly send?: Letter } {
  if (!message || !says) return {};
  const storylet = facts['tells of'] && find.named(facts['tells of']);
  const about = { ...(image ? { image } : {}), ...(storylet === undefined ? {} : { storylet }) };
  return { send: { title: typographic(message.text), html: compileProse([says], find), ...about } };
}

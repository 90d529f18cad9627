import type { Consequences, Effect, Formula, Letter, TimedStory } from '@underhall/engine';
import type { consequenceFacts, effectFacts } from '../meaning/consequences.ts';
import type { WrittenChange } from '../meaning/named-forms.ts';
import type { FactsOf } from '../meaning/read-facts.ts';
import type { WrittenTimed } from '../meaning/timed-story.ts';
import { curlQuotes } from '../syntax/typography.ts';
import { compileFormula, compileOnlyIf, compileRequirements } from './compile-requirement.ts';
import { compileProse } from './compile-text.ts';
import type { Lookup } from './look-up.ts';

type Facts = FactsOf<typeof consequenceFacts> & { readonly image?: string };

/** The consequences of an outcome or a timed story. A message inherits their image. */
export const compileConsequences = (facts: Facts, find: Lookup): Consequences => ({
  effects: compileEffects(facts, find),
  reveal: facts.reveal ?? [],
  ...(facts.hide ? { hide: facts.hide } : {}),
  ...(facts['refresh actions'] ? { refreshActions: facts['refresh actions'] } : {}),
  ...(facts['refresh cards'] ? { refreshCards: true } : {}),
  ...(facts.start ? { start: facts.start.map(find.idFor) } : {}),
  ...(facts.stop ? { stop: facts.stop.map(find.idFor) } : {}),
  ...(facts['give fate'] ? { fate: facts['give fate'] } : {}),
  ...(facts.grant ? { grant: facts.grant } : {}),
  ...letter(facts, find),
});

function letter({ message, says, image, ...facts }: Facts, find: Lookup): { readonly send?: Letter } {
  if (!message || !says) return {};
  const storylet = facts['tells of'] && find.idFor(facts['tells of']);
  const about = { ...(image ? { image } : {}), ...(storylet === undefined ? {} : { storylet }) };
  return { send: { title: curlQuotes(message.text), html: compileProse([says], find), ...about } };
}

/** Losses, then gains, then set levels. */
export function compileEffects(facts: FactsOf<typeof effectFacts>, find: Lookup): readonly Effect[] {
  const guard = ({ quality }: WrittenChange): Pick<Effect, 'onlyIf'> => {
    const condition = facts['only if']?.find((each) => each.quality.name === quality.name);
    return condition ? { onlyIf: compileOnlyIf(condition, find) } : {};
  };
  const change = (written: WrittenChange, by: Formula): Effect => ({
    kind: 'change',
    quality: find.idFor(written.quality),
    by,
    ...guard(written),
  });
  const amountOf = ({ amount }: WrittenChange): Formula => compileFormula(amount, find);
  return [
    ...(facts.lose ?? []).map((written) => change(written, negative(amountOf(written)))),
    ...(facts.gain ?? []).map((written) => change(written, amountOf(written))),
    ...(facts.set ?? []).map(
      (written): Effect => ({
        kind: 'set',
        quality: find.idFor(written.quality),
        to: amountOf(written),
        ...guard(written),
      }),
    ),
  ];
}

const negative = (formula: Formula): Formula =>
  typeof formula === 'number' ? -formula : { kind: '-', left: 0, right: formula };

export function compileTimed({ block, facts, prose }: WrittenTimed, find: Lookup): TimedStory {
  const { given = 'by story' } = facts;
  return {
    id: find.idOf(block),
    name: curlQuotes(block.heading.text),
    after: facts.after ?? 0,
    given: typeof given === 'string' ? given : compileRequirements(given, find),
    when: compileRequirements(facts.when, find),
    ...(facts.repeats ? { repeats: true } : {}),
    ...(facts.then ? { next: find.idFor(facts.then) } : {}),
    ...(facts.mail ? { mail: true } : {}),
    image: facts.image ?? '',
    descriptionHtml: compileProse(prose, find),
    ...(facts['tells of'] ? { tellsOf: find.idFor(facts['tells of']) } : {}),
    consequences: compileConsequences(facts, find),
  };
}

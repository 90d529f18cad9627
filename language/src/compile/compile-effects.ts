import type { Effect, Formula } from '@underhall/engine';
import type { effectFacts } from '../meaning/consequences.ts';
import type { WrittenChange } from '../meaning/named-forms.ts';
import type { FactsOf } from '../meaning/read-facts.ts';
import { compileFormula } from './compile-formula.ts';
import { compileLevel } from './compile-requirement.ts';
import type { Lookup } from './look-up.ts';

/** Losses, gains and levels set, in this order, each guarded by the condition on its own quality. */
export function compileEffects(facts: FactsOf<typeof effectFacts>, find: Lookup): readonly Effect[] {
  const guard = ({ quality }: WrittenChange): Pick<Effect, 'onlyIf'> => {
    const condition = facts['only if']?.find((asked) => asked.quality.name === quality.name);
    return condition ? { onlyIf: compileLevel(condition, find) } : {};
  };
  const change = (written: WrittenChange, by: Formula): Effect => ({
    kind: 'change',
    quality: find.named(written.quality),
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
        quality: find.named(written.quality),
        to: amountOf(written),
        ...guard(written),
      }),
    ),
  ];
}

const negative = (formula: Formula): Formula =>
  typeof formula === 'number' ? -formula : { kind: '-', left: 0, right: formula };

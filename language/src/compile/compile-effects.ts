import type { Effect } from '@underhall/engine';
import type { effectFacts } from '../meaning/happenings.ts';
import type { WrittenAmount } from '../meaning/named-forms.ts';
import type { FactsOf } from '../meaning/read-facts.ts';
import { compileRequirement } from './compile-requirement.ts';
import type { Lookup } from './look-up.ts';

/** Losses, gains and levels set, in this order, each guarded by the condition on its own quality. */
export function compileEffects(facts: FactsOf<typeof effectFacts>, find: Lookup): readonly Effect[] {
  const guard = ({ quality }: WrittenAmount): Pick<Effect, 'onlyIf'> => {
    const condition = facts['only if']?.find((requirement) => requirement.quality.name === quality.name);
    return condition ? { onlyIf: compileRequirement(condition, find) } : {};
  };
  const change = (amount: WrittenAmount, by: number): Effect => ({
    kind: 'change',
    quality: find.named(amount.quality),
    by,
    ...guard(amount),
  });
  return [
    ...(facts.lose ?? []).map((amount) => change(amount, -amount.count)),
    ...(facts.gain ?? []).map((amount) => change(amount, amount.count)),
    ...(facts.set ?? []).map(
      (amount): Effect => ({ kind: 'set', quality: find.named(amount.quality), to: amount.count, ...guard(amount) }),
    ),
  ];
}

import { effectsIn } from '../../meaning/effects-in.ts';
import type { WrittenFormula } from '../../meaning/formula.ts';
import type { WrittenChange } from '../../meaning/named-forms.ts';
import { askedIn } from '../asked-in.ts';
import { formulaRange } from '../levels/range.ts';
import type { Rule } from '../rule.ts';

/** A formula can come to what it is written for, and divides by something. */
export const formulasComeToSomething: Rule = (world) => {
  const effects = effectsIn(world);
  const bounds = askedIn(world).flatMap((asked) =>
    asked.kind === 'compared'
      ? [asked.atLeast, asked.atMost].flatMap((bound) => (bound ? [{ bound, at: asked.at }] : []))
      : [],
  );
  return [
    ...effects.flatMap(({ gain = [] }) =>
      gain.flatMap((change) => never(change, 1, 'this gain is never above 0; write it under "lose"')),
    ),
    ...effects.flatMap(({ lose = [] }) =>
      lose.flatMap((change) => never(change, 1, 'this loss is never above 0; write it under "gain"')),
    ),
    ...effects.flatMap(({ set = [] }) =>
      set.flatMap((change) => never(change, 0, 'this is always below 0, and sets 0; write 0')),
    ),
    ...[
      ...effects
        .flatMap(({ gain = [], lose = [], set = [] }) => [...gain, ...lose, ...set])
        .map(({ amount, at }) => ({ bound: amount, at })),
      ...bounds,
    ]
      .filter(({ bound }) => dividesByNothing(bound))
      .map(({ at }) => ({ at, message: 'this divides by nothing, which gives 0; divide by something' })),
  ];
};

const never = ({ amount, at }: WrittenChange, least: number, message: string) =>
  formulaRange(amount).most < least ? [{ at, message }] : [];

function dividesByNothing(formula: WrittenFormula): boolean {
  if (!('left' in formula)) return false;
  const { least, most } = formulaRange(formula.right);
  return (
    (formula.kind === '/' && least === 0 && most === 0) ||
    dividesByNothing(formula.left) ||
    dividesByNothing(formula.right)
  );
}

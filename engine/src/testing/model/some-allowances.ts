import { type Allowances, plainAllowances } from '../../membership/allowance.ts';
import type { Draw } from './draw.ts';

/** The plain numbers in half of the worlds. In the others, small ones that differ for each tier. */
export function someAllowances(draw: Draw): Allowances {
  if (draw.is(50)) return plainAllowances;
  const some = () => ({ bank: draw.number(10, 25), minutes: draw.number(1, 15), deck: draw.number(1, 8) });
  return { none: some(), exceptional: some(), enhanced: some() };
}

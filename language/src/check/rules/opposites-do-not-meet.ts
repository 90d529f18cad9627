import type { Named } from '../../meaning/form.ts';
import { placeOf } from '../../meaning/read-facts.ts';
import type { Problem, Span } from '../../syntax/block.ts';
import { outcomesOf } from '../parts-of.ts';
import type { Rule } from '../rule.ts';

/** Nothing is begun and ended in one breath. */
export const oppositesDoNotMeet: Rule = (world) =>
  [...outcomesOf(world).map(({ block, facts }) => ({ block, facts })), ...world.timed].flatMap(({ block, facts }) => [
    ...both('started', 'stopped', facts.start, facts.stop),
    ...both(
      'engaged',
      'dismissed',
      one('engage' in facts ? facts.engage : undefined),
      one('dismiss' in facts ? facts.dismiss : undefined),
    ),
    ...(facts.reveal ?? [])
      .filter((part) => facts.hide?.includes(part))
      .map((part) => told(part, 'revealed', 'hidden', placeOf(block, 'hide'))),
  ]);

const one = (named: Named | undefined): readonly Named[] => (named ? [named] : []);

function both(
  begun: string,
  ended: string,
  begins: readonly Named[] = [],
  ends: readonly Named[] = [],
): readonly Problem[] {
  return ends
    .filter(({ name }) => begins.some((each) => each.name === name))
    .map(({ name, at }) => told(name, begun, ended, at));
}

const told = (name: string, begun: string, ended: string, at: Span): Problem => ({
  at,
  message: `"${name}" is both ${begun} and ${ended} here; keep the one that is meant`,
});

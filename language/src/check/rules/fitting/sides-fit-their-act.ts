import { isContest, isToldApart, type WrittenAct } from '../../../meaning/act.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import type { Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';

export const sidesFitTheirAct: Check = (world) => world.acts.flatMap((act) => [...wrongSides(act), ...idleWords(act)]);

function wrongSides(act: WrittenAct): readonly Problem[] {
  const contest = isContest(act);
  return act.sides
    .filter(({ side }) => side && (side === 'winner' || side === 'loser') !== contest)
    .map(({ block, side }) => ({
      at: block.heading.at,
      message: contest
        ? `a contest has a "winner" and a "loser", not a "${side}"; rename this side`
        : `there is no "${side}" without "contest"; add "contest", or use "sender" and "target"`,
    }));
}

const idleWords = (act: WrittenAct): readonly Problem[] => [
  ...(isContest(act)
    ? []
    : report(act, ['won', 'lost'], (key) => `"${key}" is never shown without "contest"; add it, or delete this`)),
  ...(isToldApart(act)
    ? report(
        act,
        isContest(act) ? ['acceptance', 'won', 'lost'] : ['acceptance'],
        (key) => `each side has its own text, so "${key}" is never shown; delete it`,
      )
    : []),
];

type TextKey = 'acceptance' | 'won' | 'lost';

const report = (
  { block, facts }: WrittenAct,
  keys: readonly TextKey[],
  message: (key: TextKey) => string,
): readonly Problem[] =>
  keys.filter((key) => facts[key]).map((key) => ({ at: placeOf(block, key), message: message(key) }));

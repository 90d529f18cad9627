import type { WrittenAct } from '../../../meaning/act.ts';
import { placeOf } from '../../../meaning/read-facts.ts';
import type { Problem } from '../../../syntax/block.ts';
import type { Check } from '../../rule.ts';

export const sidesFitTheirAct: Check = (world) => world.acts.flatMap((act) => [...wrongSides(act), ...idleWords(act)]);

const isContest = ({ block }: WrittenAct): boolean => block.facts.some(({ key }) => key === 'contest');

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

const idleWords = (act: WrittenAct): readonly Problem[] =>
  isContest(act)
    ? []
    : (['won', 'lost'] as const)
        .filter((key) => act.facts[key])
        .map((key) => ({
          at: placeOf(act.block, key),
          message: `"${key}" is never shown without "contest"; add it, or delete this`,
        }));

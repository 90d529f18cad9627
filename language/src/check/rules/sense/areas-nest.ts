import { placeOf } from '../../../meaning/read-facts.ts';
import type { Check } from '../../rule.ts';
import { nameIn } from '../../world-index.ts';

export const areasNest: Check = ({ areas }) => {
  const around = new Map(areas.map((area) => [nameIn(area), area.facts.inside?.name]));
  const sound = new Set<string>();
  return areas.flatMap((area) => {
    const line: string[] = [];
    let next: string | undefined = nameIn(area);
    while (next !== undefined && !sound.has(next) && !line.includes(next)) {
      line.push(next);
      next = around.get(next);
    }
    if (line.length > 0 && next === nameIn(area)) {
      return [
        {
          at: placeOf(area.block, 'inside'),
          message: `"${next}" lies in itself: ${[...line, next].join(', in ')}; delete one "inside"`,
        },
      ];
    }
    if (next === undefined || sound.has(next)) for (const name of line) sound.add(name);
    return [];
  });
};

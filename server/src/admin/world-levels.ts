import { levelOf, stageOf, standingOf } from '@underhall/engine';
import type { Deed } from './deed.ts';

export const worldLevels: Deed = {
  name: 'levels',
  kind: 'look',
  does: 'shows the levels that are everybody’s',
  example: 'levels',
  async act(deps) {
    const world = await deps.world.now();
    const levels = world.pack.qualities
      .filter(({ shared }) => shared)
      .map((quality) => {
        const level = levelOf(world.shared, quality.id);
        const { points } = standingOf(world.shared, quality.id);
        return { id: quality.id, name: quality.name, level, points, stage: stageOf(quality, level) };
      });
    return {
      lines:
        levels.length === 0
          ? ['This world has none.']
          : levels.map(({ id, name, level, points, stage }) =>
              [`${id}`, name, `${level}${points > 0 ? ` and ${points} points` : ''}`, ...(stage ? [stage] : [])].join(
                '  ',
              ),
            ),
      data: { levels },
    };
  },
};

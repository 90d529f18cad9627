import { levelOf, stageOf, standingOf } from '@underhall/engine';
import type { AdminCommand } from './admin-command.ts';

export const worldLevels: AdminCommand = {
  name: 'levels',
  kind: 'look',
  summary: 'shows the shared levels of the world',
  example: 'levels',
  async run(deps) {
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
          ? ['This world has no shared levels.']
          : levels.map(({ id, name, level, points, stage }) =>
              [`${id}`, name, `${level}${points > 0 ? ` and ${points} points` : ''}`, ...(stage ? [stage] : [])].join(
                '  ',
              ),
            ),
      data: { levels },
    };
  },
};

import { type Change, type Standpoint, type Turn, type World, withStanding } from '@underhall/engine';

/**
 * Undoes changes of place, setting, levels and met storylets. Everything else remains as after the turn. The changes
 * are enough, because a repeated request has nothing else.
 */
export const stateBefore = ({ character, changes }: Turn, world: World): Standpoint =>
  changes.reduceRight((after: Standpoint, change) => undo(change, after), { character, world });

function undo(change: Change, here: Standpoint): Standpoint {
  const { character, world } = here;
  switch (change.kind) {
    case 'quality': {
      const qualities = withStanding(character.qualities, change.quality, change.from);
      return { character: { ...character, qualities }, world };
    }
    case 'shared':
      return { character, world: { ...world, shared: withStanding(world.shared, change.quality, change.from) } };
    case 'met':
      return { character: { ...character, met: character.met.filter((id) => id !== change.storylet) }, world };
    case 'moved':
      return { character: { ...character, area: change.from }, world };
    case 'setting': {
      const { setting: _after, ...rest } = character;
      return { character: change.from === undefined ? rest : { ...rest, setting: change.from }, world };
    }
    default:
      return here;
  }
}

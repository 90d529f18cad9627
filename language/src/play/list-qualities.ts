import { bonusOf, costOfLevel, groupNameOf, levelOf, type Quality, stageOf, standingOf } from '@underhall/engine';
import type { Game } from './game.ts';

/** Includes hidden qualities. Sorted by group of the sheet. `part` filters by name. */
export function listQualities({ character, world }: Game, part = ''): readonly string[] {
  const soughtName = part.toLowerCase();
  const owned = world.pack.qualities.filter(
    ({ id, name }) =>
      (levelOf(character.qualities, id) > 0 || standingOf(character.qualities, id).points > 0) &&
      name.toLowerCase().includes(soughtName),
  );
  const shared = world.pack.qualities.filter(
    (quality) => quality.shared && quality.name.toLowerCase().includes(soughtName),
  );
  const groupOf = (quality: Quality): string => groupNameOf(quality, world.pack.words);
  const groups = [...new Set(owned.map(groupOf))];
  const lines = [
    ...groups.flatMap((group) => [
      group,
      ...owned.filter((quality) => groupOf(quality) === group).map((quality) => `  ${lineOf(quality)}`),
    ]),
    ...(shared.length > 0 ? ['Shared'] : []),
    ...shared.map(({ id, name }) => `  ${name} ${levelOf(world.shared, id)}`),
  ];
  return lines.length > 0 ? lines : [part === '' ? 'you have nothing' : `you have nothing called "${part}"`];

  function lineOf(quality: Quality): string {
    const { level, points } = standingOf(character.qualities, quality.id);
    const stage = stageOf(quality, level);
    const bonus = bonusOf(quality.id, { character, world });
    return [
      `${quality.name} ${level}`,
      ...(bonus === 0 ? [] : [`${bonus > 0 ? '+' : ''}${bonus} worn`]),
      ...(points > 0 ? [`and ${points} of ${costOfLevel(level + 1, quality.steepest)} points`] : []),
      ...(stage === undefined ? [] : [`"${stage}"`]),
      ...(quality.hidden ? ['(hidden)'] : []),
      ...(Object.values(character.worn).includes(quality.id) ? ['(worn)'] : []),
    ].join(' ');
  }
}

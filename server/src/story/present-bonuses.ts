import type { Challenge } from '@underhall/contract';
import type { Character, QualityId, World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { nameOf } from '../wording/quality-name.ts';

/** What is worn and adds to a quality, or takes from it, in the order of the slots. */
export function presentBonuses(quality: QualityId, character: Character, world: World): Challenge['bonuses'] {
  const raised = escapeHtml(world.qualities.get(quality)?.name ?? '');
  return Object.values(character.worn).flatMap((id) => {
    const item = id === undefined ? undefined : world.qualities.get(id);
    const those = (item?.enhancements ?? []).filter((each) => each.quality === quality);
    const level = those.reduce((sum, each) => sum + each.level, 0);
    if (!item || level === 0) return [];
    const description = `${level > 0 ? '+' : ''}${level} ${raised}`;
    return [{ name: nameOf(item, character), image: item.image, description }];
  });
}

import { actionsSpentIn } from '../change.ts';
import type { AreaId, SettingId } from '../ids.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import type { World } from '../world.ts';
import { settingOf } from './setting-of.ts';

/**
 * Moves the character to an area. An unknown id moves the character to no area. The character keeps their setting if it
 * is in the area's `alsoIn`. Otherwise the area's own setting applies, even if they are already in the area.
 */
export function moveTo(turn: Turn, id: AreaId, world: World): Turn {
  const { area: from, setting: own } = turn.character;
  const area = world.areas.get(id);
  const to = area ? id : 0;
  const setting = settingOf({ character: turn.character, world })?.id;
  const keeps = setting !== undefined && area?.alsoIn?.includes(setting) ? setting : undefined;
  const moved = from === to ? turn : record(turn, { kind: 'moved', from, to });
  return keeps === own ? moved : record(moved, { kind: 'setting', from: own, to: keeps });
}

export function enterSetting(turn: Turn, id: SettingId, world: World): Turn {
  const setting = world.settings.get(id);
  if (!setting) return turn;
  const moved = setting.startArea === undefined ? turn : moveTo(turn, setting.startArea, world);
  if (settingOf({ character: moved.character, world })?.id === id) return moved;
  return record(moved, { kind: 'setting', from: moved.character.setting, to: id });
}

/** Counts the actions spent since the character entered a setting with a limited stay. Undefined in other settings. */
export function countStay(turn: Turn, moment: Moment): Turn {
  const { character } = turn;
  const setting = settingOf({ character, world: moment.world });
  const before = settingOf(moment);
  const isNew = setting?.id !== before?.id;
  const to = setting?.stay && (isNew ? 0 : (character.stayed ?? 0) + actionsSpentIn(turn));
  return to === character.stayed ? turn : record(turn, { kind: 'stayed', to });
}

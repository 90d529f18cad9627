import { actionsSpentIn } from '../change.ts';
import type { AreaId, SettingId } from '../ids.ts';
import { type Moment, record, type Turn } from '../turn.ts';
import { settingOf } from './setting-of.ts';

/**
 * Takes the character to an area; one that is not in the world is nowhere. Who is in a setting the area
 * also belongs to stays in it; else the area's own counts, and a setting of one's own ends, even for
 * somebody who stands in the area already.
 */
export function goTo(turn: Turn, id: AreaId, { world }: Pick<Moment, 'world'>): Turn {
  const { area: from, setting: own } = turn.character;
  const area = world.areas.get(id);
  const to = area ? id : 0;
  const setting = settingOf({ character: turn.character, world })?.id;
  const keeps = setting !== undefined && area?.alsoIn?.includes(setting) ? setting : undefined;
  const moved = from === to ? turn : record(turn, { kind: 'moved', from, to });
  return keeps === own ? moved : record(moved, { kind: 'setting', from: own, to: keeps });
}

/** Puts the character under the rules of a setting, at its start if it has one. */
export function enterSetting(turn: Turn, id: SettingId, moment: Pick<Moment, 'world'>): Turn {
  const { world } = moment;
  const setting = world.settings.get(id);
  if (!setting) return turn;
  const there = setting.startArea === undefined ? turn : goTo(turn, setting.startArea, moment);
  if (settingOf({ character: there.character, world })?.id === id) return there;
  return record(there, { kind: 'setting', from: there.character.setting, to: id });
}

/** Counts the actions spent where nobody is kept for ever, from coming in; elsewhere nothing is counted. */
export function countStay(turn: Turn, moment: Moment): Turn {
  const { character } = turn;
  const setting = settingOf({ character, world: moment.world });
  const before = settingOf(moment);
  const isNew = setting?.id !== before?.id;
  const to = setting?.stay && (isNew ? 0 : (character.stayed ?? 0) + actionsSpentIn(turn));
  return to === character.stayed ? turn : record(turn, { kind: 'stayed', to });
}

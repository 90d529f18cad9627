import type { AreaWritten } from '../meaning/places.ts';
import { settingsOf } from './area-settings.ts';

/** The areas that belong to each setting, as their own or among others. */
export function areasBySetting(areas: readonly AreaWritten[]): ReadonlyMap<string, readonly AreaWritten[]> {
  const bySetting = new Map<string, AreaWritten[]>();
  for (const area of areas) {
    for (const setting of settingsOf(area)) {
      const others = bySetting.get(setting);
      if (others) others.push(area);
      else bySetting.set(setting, [area]);
    }
  }
  return bySetting;
}

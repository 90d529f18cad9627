import type { AreaWritten } from './places.ts';
import type { StoryletWritten } from './storylet.ts';

/**
 * True if a storylet is listed in an area, by its deck, its areas and its settings. Its other requirements are not
 * looked at.
 */
export const isListedIn = ({ facts }: StoryletWritten, area: AreaWritten): boolean =>
  (facts.deck ?? 'always') === 'always' && fitsArea(facts, area) && fitsSetting(facts, area);

type Facts = StoryletWritten['facts'];

/** True if the storylet belongs to the area. One that names settings alone belongs to all their areas. */
function fitsArea({ where, in: settings }: Facts, { block }: AreaWritten): boolean {
  if (where === undefined) return settings !== undefined;
  return where === 'anywhere' || where.some(({ name }) => name === block.heading.text);
}

function fitsSetting({ in: settings }: Facts, { facts }: AreaWritten): boolean {
  const belongsTo = [facts.setting, ...(facts['also in'] ?? [])].map((setting) => setting?.name);
  return settings === undefined || settings.some(({ name }) => belongsTo.includes(name));
}

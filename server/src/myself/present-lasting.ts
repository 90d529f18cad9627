import type { LastingQuality } from '@underhall/contract';
import { effectiveLevel } from '@underhall/engine';
import { currentMoment } from '../characters/current-moment.ts';
import type { TurnDeps } from '../characters/turn-deps.ts';
import { presentOwn } from '../qualities/present-possession.ts';

/** The character's accomplishments, sorted by name. Empty if there is no character. */
export async function presentLasting(
  deps: TurnDeps,
  characterId: number | undefined,
): Promise<readonly LastingQuality[]> {
  if (characterId === undefined) return [];
  const here = await currentMoment(deps, characterId);
  return here.world.pack.qualities
    .filter(({ category, hidden }) => category === 'Accomplishment' && !hidden)
    .filter(({ id }) => effectiveLevel(id, here) > 0)
    .map((quality) => presentOwn(quality, here))
    .map(({ id, name, nameAndLevel, description, image, level }) => ({
      id,
      name,
      nameAndLevel,
      description,
      image,
      level,
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

import type { Requirement as RequirementOnTheWire } from '@underhall/contract';
import { type Character, effectiveLevel, meets, type Quality, type Requirement, type World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { sayerOf } from '../wording/number.ts';

/** A requirement with what is wanted and what the player has, in words. `id` is its own number, to tell it from the others. */
export function presentRequirement(
  asked: Requirement,
  id: number,
  character: Character,
  world: World,
): RequirementOnTheWire {
  const quality = world.qualities.get(asked.quality);
  const isMet = meets(asked, character, world);
  return {
    id,
    qualityId: asked.quality,
    qualityName: escapeHtml(quality?.name ?? ''),
    category: quality?.hidden ? 'Hidden' : (quality?.category ?? ''),
    nature: quality?.nature ?? 'Status',
    status: isMet ? 'Unlocked' : 'Locked',
    tooltip: quality ? tooltip(asked, quality, effectiveLevel(asked.quality, character, world), isMet) : '',
    image: quality?.image ?? '',
    allowedOn: 'Character',
    bonuses: [],
    isCost: false,
    ...(!isMet && quality?.availableAt && { availableAtMessage: escapeHtml(quality.availableAt) }),
  };
}

function tooltip(asked: Requirement, quality: Quality, level: number, isMet: boolean): string {
  const name = `<span class='quality-name'>${escapeHtml(quality.name)}</span>`;
  const say = sayerOf(quality.id);
  const wanted = range(asked, say);
  return isMet
    ? `${name} ${say(level)} <em>(you needed ${wanted})</em>`
    : `You need ${name} ${wanted} <em>(you have ${level === 0 ? 'none' : say(level)})</em>`;
}

function range({ atLeast, atMost }: Requirement, say: (count: number) => string): string {
  if (atMost === 0) return 'none';
  if (atMost === undefined) return say(atLeast ?? 0);
  if (atLeast === undefined) return `${say(atMost)} at most`;
  return atLeast === atMost ? `exactly ${say(atLeast)}` : `${say(atLeast)}-${say(atMost)}`;
}

/** The number of a requirement or of a challenge, by its place among those of the storylet or branch that asks. */
export const numberOf = (asker: number, place: number): number => asker * 100 + place;

import type { Requirement as RequirementOnTheWire } from '@underhall/contract';
import { type Character, meets, type Quality, type Requirement, type World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { nameOf } from '../wording/quality-name.ts';
import { boundsAsked, choiceInWords, levelInWords, meetingInWords } from './asked-in-words.ts';

/** A requirement with what is wanted and what the player has, in words. `id` is its own number, to tell it from the others. */
export function presentRequirement(
  asked: Requirement,
  id: number,
  character: Character,
  world: World,
): RequirementOnTheWire {
  const isMet = meets(asked, character, world);
  const common = { id, status: isMet ? ('Unlocked' as const) : ('Locked' as const), bonuses: [], isCost: false };
  switch (asked.kind) {
    case 'any of':
      return { ...common, ...ofChoice(asked.of, isMet, character, world) };
    case 'met':
      return { ...common, ...ofMeeting(asked, isMet, character, world) };
    default: {
      const quality = world.qualities.get(asked.quality);
      const bounds = boundsAsked(asked, { character, world });
      return {
        ...common,
        ...ofQuality(asked.quality, quality, character),
        tooltip: quality ? levelInWords(quality, bounds, isMet, { character, world }) : '',
        ...(!isMet && quality?.availableAt && { availableAtMessage: escapeHtml(quality.availableAt) }),
      };
    }
  }
}

const ofQuality = (id: number, quality: Quality | undefined, character: Pick<Character, 'names'>) => ({
  qualityId: id,
  qualityName: quality ? nameOf(quality, character) : '',
  category: quality?.hidden ? 'Hidden' : (quality?.category ?? ''),
  nature: quality?.nature ?? ('Status' as const),
  image: quality?.image ?? '',
  allowedOn: quality?.shared ? ('World' as const) : ('Character' as const),
});

/** Several ways are one line, under the first that shows; nothing shows when the world hides them all. */
function ofChoice(of: readonly Requirement[], isMet: boolean, character: Character, world: World) {
  const shown = of.map((each) => presentRequirement(each, 0, character, world)).find(isShown);
  const { qualityId, qualityName, category, nature, image, allowedOn } = shown ?? nothingShown;
  const tooltip = choiceInWords(of, isMet, { character, world });
  return { qualityId, qualityName, category, nature, image, allowedOn, tooltip };
}

function ofMeeting(asked: Requirement & { kind: 'met' }, isMet: boolean, character: Character, world: World) {
  const storylet = world.storylets.get(asked.storylet);
  if (!storylet) return { ...nothingShown, tooltip: '' };
  const tooltip = meetingInWords(asked, isMet, { character, world });
  return { ...nothingShown, category: 'Story', image: storylet.image, tooltip };
}

const nothingShown = { ...ofQuality(0, undefined, { names: {} }), category: 'Hidden' };

const isShown = ({ category }: RequirementOnTheWire): boolean => category !== 'Hidden';

/** The number of a requirement or of a challenge, by its place among those of the storylet or branch that asks. */
export const numberOf = (asker: number, place: number): number => asker * 100 + place;

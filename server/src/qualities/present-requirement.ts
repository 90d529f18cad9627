import type { Requirement as RequirementOnTheWire } from '@underhall/contract';
import {
  imageOf,
  type Measured,
  measure,
  type Quality,
  type Requirement,
  type Standpoint,
  whereGot,
} from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { nameOf } from '../wording/quality-name.ts';
import { choiceInWords, levelInWords, type MeasuredLevel, meetingInWords } from './asked-in-words.ts';

/** A requirement with what is wanted and what the player has, in words. `id` is its own number, to tell it from the others. */
export const presentRequirement = (asked: Requirement, id: number, here: Standpoint): RequirementOnTheWire =>
  presentMeasured(measure(asked, here), id, here);

function presentMeasured(asked: Measured, id: number, here: Standpoint): RequirementOnTheWire {
  const status = asked.isMet ? 'Unlocked' : 'Locked';
  return { id, status, bonuses: [], isCost: false, ...whatIsAsked(asked, here) };
}

type WhatIsAsked = Omit<RequirementOnTheWire, 'id' | 'status' | 'bonuses' | 'isCost'>;

function whatIsAsked(asked: Measured, here: Standpoint): WhatIsAsked {
  const { world } = here;
  switch (asked.kind) {
    case 'any of': {
      // Several ways are one line, under the first that shows; none does when the world hides them all.
      const {
        tooltip: _own,
        availableAtMessage: _where,
        ...first
      } = asked.of.map((each) => whatIsAsked(each, here)).find(({ category }) => category !== 'Hidden') ?? hidden;
      return { ...first, tooltip: choiceInWords(asked, here) };
    }
    case 'met': {
      const storylet = world.storylets.get(asked.storylet);
      if (!storylet) return hidden;
      return { ...hidden, category: 'Story', image: storylet.image, tooltip: meetingInWords(asked, world) };
    }
    default: {
      const quality = world.qualities.get(asked.quality);
      return quality ? ofQuality(asked, quality, here) : { ...hidden, qualityId: asked.quality };
    }
  }
}

function ofQuality(asked: MeasuredLevel, quality: Quality, here: Standpoint): WhatIsAsked {
  const { character } = here;
  const where = asked.isMet ? undefined : whereToGet(asked, quality, here);
  return {
    qualityId: quality.id,
    qualityName: nameOf(quality, character),
    category: quality.hidden ? 'Hidden' : quality.category,
    nature: quality.nature,
    image: imageOf(quality, asked.own),
    allowedOn: quality.shared ? 'World' : 'Character',
    tooltip: levelInWords(asked, quality, character),
    ...(where !== undefined && { availableAtMessage: where }),
  };
}

/** What asks for nothing that a player may see. */
const hidden: WhatIsAsked = {
  qualityId: 0,
  qualityName: '',
  category: 'Hidden',
  nature: 'Status',
  image: '',
  allowedOn: 'Character',
  tooltip: '',
};

/** The number of a requirement or of a challenge, by its place among those of the storylet or branch that asks. */
export const numberOf = (asker: number, place: number): number => asker * 100 + place;

/** So many storylets are named at most. */
const most = 3;

/**
 * For somebody whose level will not do: the author's own words; then, if they lack it and may know of it,
 * the storylets they have met it in.
 */
function whereToGet(
  { own, wanted: { atLeast = 0 } }: MeasuredLevel,
  quality: Quality,
  { character, world }: Standpoint,
): string | undefined {
  const authors = quality.availableAt ? [escapeHtml(quality.availableAt)] : [];
  const isLacking = own < atLeast && !quality.hidden;
  const names = isLacking
    ? whereGot(quality.id, character, world)
        .slice(0, most)
        .map(({ name }) => escapeHtml(name))
    : [];
  const met = names.length === 0 ? [] : [`You have met it in: ${names.map((name) => `<em>${name}</em>`).join(', ')}.`];
  return [...authors, ...met].join(' ') || undefined;
}

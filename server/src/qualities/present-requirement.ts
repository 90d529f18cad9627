import type { Requirement as RequirementOnTheWire } from '@underhall/contract';
import {
  imageOf,
  knownSourcesOf,
  type MeasuredRequirement,
  measure,
  type Quality,
  type Requirement,
  type Standpoint,
} from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { nameOf } from '../wording/quality-name.ts';
import { choiceInWords, levelInWords, type MeasuredLevel, meetingInWords } from './requirement-in-words.ts';

/** A requirement with what is wanted and what the player has, in words. `id` is its own number, to tell it from the others. */
export const presentRequirement = (asked: Requirement, id: number, here: Standpoint): RequirementOnTheWire =>
  presentMeasured(measure(asked, here), id, here);

function presentMeasured(asked: MeasuredRequirement, id: number, here: Standpoint): RequirementOnTheWire {
  const status = asked.isMet ? 'Unlocked' : 'Locked';
  return { id, status, bonuses: [], isCost: false, ...fieldsOf(asked, here) };
}

type RequirementFields = Omit<RequirementOnTheWire, 'id' | 'status' | 'bonuses' | 'isCost'>;

function fieldsOf(asked: MeasuredRequirement, here: Standpoint): RequirementFields {
  const { world } = here;
  switch (asked.kind) {
    case 'any of': {
      // Several ways are one line, under the first that shows; none does when the world hides them all.
      const {
        tooltip: _own,
        availableAtMessage: _where,
        wantedLevel: _level,
        ...first
      } = asked.of.map((each) => fieldsOf(each, here)).find(({ category }) => category !== 'Hidden') ?? hidden;
      return { ...first, tooltip: choiceInWords(asked, here) };
    }
    case 'met': {
      const storylet = world.storylets.get(asked.storylet);
      if (!storylet) return hidden;
      return { ...hidden, category: 'Story', image: storylet.image, tooltip: meetingInWords(asked, world) };
    }
    default: {
      const quality = world.qualities.get(asked.quality);
      return quality ? fieldsOfLevel(asked, quality, here) : { ...hidden, qualityId: asked.quality };
    }
  }
}

function fieldsOfLevel(asked: MeasuredLevel, quality: Quality, here: Standpoint): RequirementFields {
  const { character } = here;
  const where = asked.isMet ? undefined : sourceHint(asked, quality, here);
  return {
    qualityId: quality.id,
    qualityName: nameOf(quality, character),
    category: quality.hidden ? 'Hidden' : quality.category,
    nature: quality.nature,
    image: imageOf(quality, asked.own),
    allowedOn: quality.shared ? 'World' : 'Character',
    tooltip: levelInWords(asked, quality, here),
    ...wantedOf(asked, quality),
    ...(where !== undefined && { availableAtMessage: where }),
  };
}

/** The level that is wanted of what can be a target, where there is less of it. */
export const wantedOf = (
  { own, wanted: { atLeast = 0 } }: Pick<MeasuredLevel, 'own' | 'wanted'>,
  { hidden, shared }: Pick<Quality, 'hidden' | 'shared'>,
): Pick<RequirementOnTheWire, 'wantedLevel'> => (own < atLeast && !hidden && !shared ? { wantedLevel: atLeast } : {});

/** The fields of a requirement that the player may not see. */
const hidden: RequirementFields = {
  qualityId: 0,
  qualityName: '',
  category: 'Hidden',
  nature: 'Status',
  image: '',
  allowedOn: 'Character',
  tooltip: '',
};

/** The id of a requirement or a challenge on the wire, from its place among those of its storylet or branch. */
export const numberOf = (asker: number, place: number): number => asker * 100 + place;

const mostNamed = 3;

/**
 * A hint for a level that is not met: the author's own words; then, if the level is too low and the quality is not
 * hidden, storylets the character has met in which it can be gained. None for an attribute: it grows by whatever tries
 * it, and the few scenes that give of it outright are mostly over.
 */
function sourceHint(
  { own, wanted: { atLeast = 0 } }: MeasuredLevel,
  quality: Quality,
  { character, world }: Standpoint,
): string | undefined {
  const authors = quality.availableAt ? [escapeHtml(quality.availableAt)] : [];
  const isLacking = own < atLeast && !quality.hidden && quality.category !== 'BasicAbility';
  const names = isLacking
    ? knownSourcesOf(quality.id, character, world)
        .slice(0, mostNamed)
        .map(({ name }) => escapeHtml(name))
    : [];
  const metIn =
    names.length === 0 ? [] : [`You have met it in: ${names.map((name) => `<em>${name}</em>`).join(', ')}.`];
  return [...authors, ...metIn].join(' ') || undefined;
}

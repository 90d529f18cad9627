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

/** A requirement in words, with the required and the current level. `id` identifies it among the others. */
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
      // Alternatives are one line, under the first visible one. Nothing is shown if the world hides all of them.
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

/** The required level, for a quality that can be a target, if the current level is lower. */
export const wantedOf = (
  { own, wanted: { atLeast = 0 } }: Pick<MeasuredLevel, 'own' | 'wanted'>,
  { hidden, shared }: Pick<Quality, 'hidden' | 'shared'>,
): Pick<RequirementOnTheWire, 'wantedLevel'> => (own < atLeast && !hidden && !shared ? { wantedLevel: atLeast } : {});

/** The fields of a requirement that is hidden from the player. */
const hidden: RequirementFields = {
  qualityId: 0,
  qualityName: '',
  category: 'Hidden',
  nature: 'Status',
  image: '',
  allowedOn: 'Character',
  tooltip: '',
};

/** The id of a requirement or challenge in the API, from its index in its storylet or branch. */
export const numberOf = (asker: number, place: number): number => asker * 100 + place;

const mostNamed = 3;

/**
 * A hint for an unmet level: the author's own words first. If the level is too low and the quality is visible,
 * storylets follow that the character has met and that can raise it. An attribute gets no storylets,
 * because any challenge of it raises it, and the few scenes that grant it directly are mostly over.
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

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

/** Describes a requirement with the required and the current level. `id` is unique within its storylet or branch. */
export const presentRequirement = (requirement: Requirement, id: number, here: Standpoint): RequirementOnTheWire =>
  presentMeasured(measure(requirement, here), id, here);

function presentMeasured(requirement: MeasuredRequirement, id: number, here: Standpoint): RequirementOnTheWire {
  const status = requirement.isMet ? 'Unlocked' : 'Locked';
  return { id, status, bonuses: [], isCost: false, ...fieldsOf(requirement, here) };
}

type RequirementFields = Omit<RequirementOnTheWire, 'id' | 'status' | 'bonuses' | 'isCost'>;

function fieldsOf(requirement: MeasuredRequirement, here: Standpoint): RequirementFields {
  const { world } = here;
  switch (requirement.kind) {
    case 'any of': {
      // Alternatives share one line, which uses the fields of the first visible alternative. If all are hidden, nothing
      // is shown.
      const {
        tooltip: _own,
        shortTooltip: _short,
        availableAtMessage: _where,
        wantedLevel: _level,
        ...first
      } = requirement.of.map((each) => fieldsOf(each, here)).find(({ category }) => category !== 'Hidden') ?? hidden;
      return { ...first, tooltip: choiceInWords(requirement, here) };
    }
    case 'met': {
      const storylet = world.storylets.get(requirement.storylet);
      if (!storylet) return hidden;
      return { ...hidden, category: 'Story', image: storylet.image, tooltip: meetingInWords(requirement, world) };
    }
    default: {
      const quality = world.qualities.get(requirement.quality);
      return quality ? fieldsOfLevel(requirement, quality, here) : { ...hidden, qualityId: requirement.quality };
    }
  }
}

function fieldsOfLevel(requirement: MeasuredLevel, quality: Quality, here: Standpoint): RequirementFields {
  const { character } = here;
  const hint = requirement.isMet ? undefined : sourceHint(requirement, quality, here);
  return {
    qualityId: quality.id,
    qualityName: nameOf(quality, character),
    category: quality.hidden ? 'Hidden' : quality.category,
    nature: quality.nature,
    image: imageOf(quality, requirement.own),
    allowedOn: quality.shared ? 'World' : 'Character',
    ...levelInWords(requirement, quality, here),
    ...wantedOf(requirement, quality),
    ...(hint !== undefined && { availableAtMessage: hint }),
  };
}

/**
 * The required level, for a quality that players can set as a target. Empty if the current level is already high
 * enough.
 */
export const wantedOf = (
  { own, wanted: { atLeast = 0 } }: Pick<MeasuredLevel, 'own' | 'wanted'>,
  { hidden, shared }: Pick<Quality, 'hidden' | 'shared'>,
): Pick<RequirementOnTheWire, 'wantedLevel'> => (own < atLeast && !hidden && !shared ? { wantedLevel: atLeast } : {});

const hidden: RequirementFields = {
  qualityId: 0,
  qualityName: '',
  category: 'Hidden',
  nature: 'Status',
  image: '',
  allowedOn: 'Character',
  tooltip: '',
};

/** Id of a requirement or challenge in replies, based on its index in the storylet or branch. */
export const numberOf = (asker: number, place: number): number => asker * 100 + place;

const maxNamed = 3;

/**
 * A hint for an unmet level, beginning with the author's text. If the level is too low and the quality is visible, it
 * names up to three storylets. The character has met these storylets, and they can raise the level. Attributes have no
 * storylets in the hint, because any challenge raises them and few storylets grant them directly.
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
        .slice(0, maxNamed)
        .map(({ name }) => escapeHtml(name))
    : [];
  const storyletHint =
    names.length === 0 ? [] : [`You have met it in: ${names.map((name) => `<em>${name}</em>`).join(', ')}.`];
  return [...authors, ...storyletHint].join(' ') || undefined;
}

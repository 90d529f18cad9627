import type { Requirement } from '@underhall/contract';
import type { LevelRequirement, MeasuredRequirement, Quality, Standpoint, World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { formatterOf } from '../wording/number.ts';
import { nameOf, wrapName } from '../wording/quality-name.ts';

/** A level with its bounds, fixed or calculated. */
export type MeasuredLevel = Extract<MeasuredRequirement, { readonly own: number }>;

type Of<Kind extends MeasuredRequirement['kind']> = Extract<MeasuredRequirement, { readonly kind: Kind }>;

/**
 * Describes a level requirement: the bounds and the character's level. Clients parse the tooltip: it has an opening,
 * digits for each level, and nothing between the number and the note.
 */
export function levelInWords(
  { wanted, own, isMet, base }: Pick<MeasuredLevel, 'wanted' | 'own' | 'isMet' | 'base'>,
  quality: Quality,
  { character, world }: Standpoint,
): Pick<Requirement, 'tooltip' | 'shortTooltip'> {
  const name = wrapName(nameOf(quality, character));
  const format = formatterOf(quality.id, world.pack.words);
  const inDigits = isNone(wanted.atMost) ? `exactly ${format(0)}` : range(wanted, format);
  const note = baseLevelNote(base);
  const tooltip = isMet
    ? `You unlocked this with ${name} ${format(own)} <em>(you needed ${inDigits})</em>${note}`
    : `You need ${name} ${inDigits} ${ownLevelNote(own, format)}${note}`;
  const shortTooltip = isMet
    ? `${name} ${format(own)}${note} <em>(you needed ${range(wanted, format)})</em>`
    : `You need ${name} ${range(wanted, format)}${note} ${ownLevelNote(own, format)}`;
  return { tooltip, ...(shortTooltip !== tooltip && { shortTooltip }) };
}

const baseLevelNote = (base: true | undefined): string => (base ? ', not counting what you wear' : '');

/** Describes the requirement that the character has met a storylet, or has not. */
export function meetingInWords({ storylet, wanted, isMet }: Of<'met'>, world: World): string {
  const name = `<em>${escapeHtml(world.storylets.get(storylet)?.name ?? '')}</em>`;
  if (isMet) return wanted ? `You have met ${name}` : `You have not met ${name}`;
  return wanted ? `You need to have met ${name}` : `You must not have met ${name}`;
}

/** Describes alternatives, excluding hidden ones. */
export function choiceInWords({ of, isMet }: Of<'any of'>, here: Standpoint): string {
  const alternatives = of.flatMap((each) => requirementInWords(each, here, ownLevelNote)).join(', ');
  return `You ${isMet ? 'have' : 'need'} one of: ${alternatives}`;
}

type Format = (count: number) => string;
export const ownLevelNote = (own: number, format: Format): string => `<em>(you have ${format(own)})</em>`;

/**
 * Describes a requirement as a phrase. Empty for a hidden requirement. `formatOwn` formats the character's own level.
 */
export function requirementInWords(
  requirement: MeasuredRequirement,
  here: Standpoint,
  formatOwn: (own: number, format: Format) => string = () => '',
): readonly string[] {
  const { character, world } = here;
  switch (requirement.kind) {
    case 'any of':
      return requirement.of.flatMap((each) => requirementInWords(each, here, formatOwn));
    case 'met': {
      const storylet = world.storylets.get(requirement.storylet);
      return storylet ? [`${requirement.wanted ? '' : 'not '}to have met <em>${escapeHtml(storylet.name)}</em>`] : [];
    }
    default: {
      const quality = world.qualities.get(requirement.quality);
      if (!quality || quality.hidden) return [];
      const format = formatterOf(quality.id, world.pack.words);
      const phrase = `${wrapName(nameOf(quality, character))} ${range(requirement.wanted, format)}${baseLevelNote(requirement.base)}`;
      return [`${phrase} ${formatOwn(requirement.own, format)}`.trimEnd()];
    }
  }
}

const isNone = (atMost: number | undefined): boolean => atMost !== undefined && atMost <= 0;

function range({ atLeast, atMost }: Pick<LevelRequirement, 'atLeast' | 'atMost'>, format: Format): string {
  if (isNone(atMost)) return 'none';
  if (atMost === undefined) return format(atLeast ?? 0);
  if (atLeast === undefined) return `${format(atMost)} at most`;
  return atLeast === atMost ? `exactly ${format(atLeast)}` : `${format(atLeast)}-${format(atMost)}`;
}

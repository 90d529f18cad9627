import type { LevelRequirement, MeasuredRequirement, Quality, Standpoint, World } from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { sayerOf } from '../wording/number.ts';
import { nameOf, spelled } from '../wording/quality-name.ts';

/** A level and its bounds, either fixed or calculated. */
export type MeasuredLevel = Extract<MeasuredRequirement, { readonly own: number }>;

type Of<Kind extends MeasuredRequirement['kind']> = Extract<MeasuredRequirement, { readonly kind: Kind }>;

/** A required level in words: the bound, and the character's own level. */
export function levelInWords(
  { wanted, own, isMet, base }: Pick<MeasuredLevel, 'wanted' | 'own' | 'isMet' | 'base'>,
  quality: Quality,
  { character, world }: Standpoint,
): string {
  const name = spelled(nameOf(quality, character));
  const say = sayerOf(quality.id, world.pack.words);
  return isMet
    ? `${name} ${say(own)}${besides(base)} <em>(you needed ${range(wanted, say)})</em>`
    : `You need ${name} ${range(wanted, say)}${besides(base)} ${have(own, say)}`;
}

/** The addition for a requirement of the base level, without worn items. */
const besides = (base: true | undefined): string => (base ? ', not counting what you wear' : '');

/** A requirement to have met a storylet, or not to have met it. */
export function meetingInWords({ storylet, wanted, isMet }: Of<'met'>, world: World): string {
  const name = `<em>${escapeHtml(world.storylets.get(storylet)?.name ?? '')}</em>`;
  if (isMet) return wanted ? `You have met ${name}` : `You have not met ${name}`;
  return wanted ? `You need to have met ${name}` : `This is only for those who have not met ${name}`;
}

/** Alternative requirements, except ones hidden by the world. */
export function choiceInWords({ of, isMet }: Of<'any of'>, here: Standpoint): string {
  const ways = of.flatMap((each) => requirementInWords(each, here, have)).join(', ');
  return `You ${isMet ? 'have' : 'need'} one of: ${ways}`;
}

type Say = (count: number) => string;
/** The current level, shown after the required one. */
export const have = (own: number, say: Say): string => `<em>(you have ${say(own)})</em>`;

/** A requirement as a phrase; empty if the world hides it. `tellOwn` formats the character's own level. */
export function requirementInWords(
  asked: MeasuredRequirement,
  here: Standpoint,
  tellOwn: (own: number, say: Say) => string = () => '',
): readonly string[] {
  const { character, world } = here;
  switch (asked.kind) {
    case 'any of':
      return asked.of.flatMap((each) => requirementInWords(each, here, tellOwn));
    case 'met': {
      const storylet = world.storylets.get(asked.storylet);
      return storylet ? [`${asked.wanted ? '' : 'not '}to have met <em>${escapeHtml(storylet.name)}</em>`] : [];
    }
    default: {
      const quality = world.qualities.get(asked.quality);
      if (!quality || quality.hidden) return [];
      const say = sayerOf(quality.id, world.pack.words);
      const phrase = `${spelled(nameOf(quality, character))} ${range(asked.wanted, say)}${besides(asked.base)}`;
      return [`${phrase} ${tellOwn(asked.own, say)}`.trimEnd()];
    }
  }
}

function range({ atLeast, atMost }: Pick<LevelRequirement, 'atLeast' | 'atMost'>, say: Say): string {
  if (atMost !== undefined && atMost <= 0) return 'none';
  if (atMost === undefined) return say(atLeast ?? 0);
  if (atLeast === undefined) return `${say(atMost)} at most`;
  return atLeast === atMost ? `exactly ${say(atLeast)}` : `${say(atLeast)}-${say(atMost)}`;
}

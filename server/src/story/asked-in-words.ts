import {
  boundsOf,
  type Character,
  type ComparisonAsked,
  effectiveLevel,
  type LevelAsked,
  type Quality,
  type Requirement,
  type StoryletMet,
  type World,
} from '@underhall/engine';
import { escapeHtml } from '../wording/markup.ts';
import { sayerOf } from '../wording/number.ts';
import { nameOf, spelled } from '../wording/quality-name.ts';

type Bounds = Pick<LevelAsked, 'atLeast' | 'atMost'>;
type Asker = { readonly character: Character; readonly world: World };

/** The bounds that are asked of a level, worked out for the character if they depend on something. */
export const boundsAsked = (asked: LevelAsked | ComparisonAsked, { character, world }: Asker): Bounds =>
  asked.kind === 'level' ? asked : boundsOf(asked, character, world);

/** A level that is asked for: what is wanted, and what the player has. */
export function levelInWords(quality: Quality, bounds: Bounds, isMet: boolean, { character, world }: Asker): string {
  const name = spelled(nameOf(quality, character));
  const level = effectiveLevel(quality.id, character, world);
  const say = sayerOf(quality.id);
  const wanted = range(bounds, say);
  return isMet
    ? `${name} ${say(level)} <em>(you needed ${wanted})</em>`
    : `You need ${name} ${wanted} <em>(you have ${level === 0 ? 'none' : say(level)})</em>`;
}

/** A storylet that has to be known, or has not to be. */
export function meetingInWords({ storylet, isMet: wanted }: StoryletMet, isMet: boolean, { world }: Asker): string {
  const name = `<em>${escapeHtml(world.storylets.get(storylet)?.name ?? '')}</em>`;
  if (isMet) return wanted ? `You have met ${name}` : `You have not met ${name}`;
  return wanted ? `You need to have met ${name}` : `This is only for those who have not met ${name}`;
}

/** Things of which one is enough, those left out that the world hides. */
export function choiceInWords(of: readonly Requirement[], isMet: boolean, asker: Asker): string {
  const ways = of.flatMap((each) => wantedInWords(each, asker, tellOwn)).join(', ');
  return isMet ? `You have one of: ${ways}` : `You need one of: ${ways}`;
}

const tellOwn = (level: string): string => ` <em>(you have ${level})</em>`;

/** What is wanted, without a sentence around it; nothing of what the world hides. `own` words the level the character has. */
export function wantedInWords(asked: Requirement, asker: Asker, own: (level: string) => string = () => ''): string[] {
  const { character, world } = asker;
  switch (asked.kind) {
    case 'any of':
      return asked.of.flatMap((each) => wantedInWords(each, asker, own));
    case 'met': {
      const storylet = world.storylets.get(asked.storylet);
      if (!storylet) return [];
      return [`${asked.isMet ? 'to have met' : 'not to have met'} <em>${escapeHtml(storylet.name)}</em>`];
    }
    default: {
      const quality = world.qualities.get(asked.quality);
      if (!quality || quality.hidden) return [];
      const say = sayerOf(quality.id);
      const level = effectiveLevel(quality.id, character, world);
      const wanted = range(boundsAsked(asked, asker), say);
      return [`${spelled(nameOf(quality, character))} ${wanted}${own(level === 0 ? 'none' : say(level))}`];
    }
  }
}

function range({ atLeast, atMost }: Bounds, say: (count: number) => string): string {
  if (atMost !== undefined && atMost <= 0) return 'none';
  if (atMost === undefined) return say(atLeast ?? 0);
  if (atLeast === undefined) return `${say(atMost)} at most`;
  return atLeast === atMost ? `exactly ${say(atLeast)}` : `${say(atLeast)}-${say(atMost)}`;
}

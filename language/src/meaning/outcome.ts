import type { Block } from '../syntax/block.ts';
import { consequenceFacts } from './consequences.ts';
import type { Mention, Reading } from './form.ts';
import { areaOrNowhere, nameOf } from './named-forms.ts';
import { accessCode, listOf, oneOf, outfitName, picture, pictureOrNone, scenePicture, yesOrNo } from './plain-forms.ts';
import { type FactsOf, readFacts, type WrittenBlock } from './read-facts.ts';
import { requirement } from './requirement.ts';
import { variedLine } from './written-text.ts';

/** Narrative turns: the kinds of surprise that an outcome brings the player. Only used in statistics for authors. */
const narrativeTurns = [
  'kindness found',
  'outplayed',
  'won at a price',
  'rule with teeth',
  'opponent is right',
  'bargain',
  'secret learned',
  'danger',
  'standing up or down',
  'farce grows',
  'lost for good',
  'a tie begun',
] as const;

export type NarrativeTurn = (typeof narrativeTurns)[number];

export const outcomeFacts = {
  when: listOf(requirement),
  ...consequenceFacts,
  'move to': areaOrNowhere,
  'change setting': nameOf('setting'),
  lodge: nameOf('lodging'),
  'go to': nameOf('storylet'),
  'straight to': nameOf('storylet'),
  wear: nameOf('quality'),
  'give outfit': outfitName,
  frame: pictureOrNone('frames'),
  banner: pictureOrNone('headers'),
  'clear hand': yesOrNo,
  'give code': accessCode,
  engage: nameOf('agent'),
  dismiss: nameOf('agent'),
  journal: oneOf('offer'),
  aside: variedLine,
  image: picture,
  scene: scenePicture,
  turn: oneOf(...narrativeTurns),
};

/** Undefined for `nowhere`, and if the fact is missing. */
export const moveTarget = ({ 'move to': area }: FactsOf<typeof outcomeFacts>): string | undefined =>
  area === undefined || area === 'nowhere' ? undefined : area.name;

export type OutcomeKind = 'always' | 'rare' | 'success' | 'failure' | 'rare success' | 'rare failure';

type OutcomeHeading = {
  readonly kind: OutcomeKind;
  /** Only for rare outcomes. */
  readonly percent: number;
  readonly title: string;
};

/** `heading` is missing if it is invalid, which has been reported. */
export type WrittenOutcome = WrittenBlock<typeof outcomeFacts> & { readonly heading?: OutcomeHeading };

const HEADING = /^(?:(always|success|failure)|(rare success|rare failure|rare) (\d{1,2})%): (.+)$/;

export function readOutcome(block: Block, reading: Reading): WrittenOutcome {
  const written = readFacts(block, outcomeFacts, reading);
  const heading = readHeading(block.heading.text);
  if (heading) return { ...written, heading };
  reading.report(
    block.heading.at,
    'write the heading of an outcome as "always: Title", "success: Title", "failure: Title", "rare 10%: Title", "rare success 5%: Title" or "rare failure 5%: Title"',
  );
  return written;
}

function readHeading(heading: string): OutcomeHeading | undefined {
  const [, plain, rare, percent = '0', title] = HEADING.exec(heading) ?? [];
  const kind = plain ?? rare;
  if (!kind || !title || (rare && Number(percent) === 0)) return undefined;
  return { kind: kind as OutcomeKind, percent: Number(percent), title };
}

/** Storylet to which an outcome leads, at once or by the Onwards button. */
export const nextStorylet = (facts: FactsOf<typeof outcomeFacts>): Mention | undefined =>
  facts['straight to'] ?? facts['go to'];

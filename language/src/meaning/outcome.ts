import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { happeningFacts } from './happenings.ts';
import { nameOf } from './named-forms.ts';
import { picture, text } from './plain-forms.ts';
import { readFacts, type Written } from './read-facts.ts';

export const outcomeFacts = {
  ...happeningFacts,
  'move to': nameOf('area'),
  lodge: nameOf('lodging'),
  'go to': nameOf('storylet'),
  wear: nameOf('quality'),
  aside: text,
  image: picture,
};

export type OutcomeKind = 'always' | 'rare' | 'success' | 'failure' | 'rare success' | 'rare failure';

export type OutcomeHeading = {
  readonly kind: OutcomeKind;
  /** Chance in percent, of the rare ones. */
  readonly percent: number;
  readonly title: string;
};

/** An outcome whose heading could not be read has none; the reading has been told. */
export type OutcomeWritten = Written<typeof outcomeFacts> & { readonly heading?: OutcomeHeading };

const HEADING = /^(?:(always|success|failure)|(rare success|rare failure|rare) (\d{1,2})%): (.+)$/;

export function readOutcome(block: Block, reading: Reading): OutcomeWritten {
  const written = readFacts(block, outcomeFacts, reading);
  const heading = readHeading(block.heading.text);
  if (heading) return { ...written, heading };
  reading.report(
    block.heading.at,
    'an outcome is "always: Title", "success: Title", "failure: Title", "rare 10%: Title", "rare success 5%: Title" or "rare failure 5%: Title"',
  );
  return written;
}

function readHeading(heading: string): OutcomeHeading | undefined {
  const [, plain, rare, percent = '0', title] = HEADING.exec(heading) ?? [];
  const kind = plain ?? rare;
  if (!kind || !title || (rare && Number(percent) === 0)) return undefined;
  return { kind: kind as OutcomeKind, percent: Number(percent), title };
}

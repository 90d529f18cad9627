import type { Block } from '../syntax/block.ts';
import { consequenceFacts } from './consequences.ts';
import type { Form, Reading } from './form.ts';
import { nameOf } from './named-forms.ts';
import { listOf, picture, plainWords, wholeNumber, yesOrNo } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';
import { requirement, type WrittenRequirement } from './requirement.ts';

const LENGTHS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** In milliseconds: `30 minutes`, `10 hours`, `7 days`. */
const duration: Form<number> = {
  read({ text, at }, { report }) {
    const [, count, unit] = /^(\d{1,4}) (minute|hour|day)s?$/.exec(text) ?? [];
    if (unit && Number(count) > 0) return Number(count) * LENGTHS[unit as keyof typeof LENGTHS];
    report(at, `"${text}" is not a length of time, like "30 minutes", "10 hours" or "7 days"`);
    return undefined;
  },
};

/** Who gets the story: everybody at arrival, whomever an outcome chooses, or everybody who meets requirements. */
type WrittenRecipients = 'at arrival' | 'by story' | readonly WrittenRequirement[];

const recipients: Form<WrittenRecipients> = {
  read({ text, at }, reading) {
    if (text === 'at arrival' || text === 'by story') return text;
    const [, start = '', list] = /^(to +)(.+)$/.exec(text) ?? [];
    if (list !== undefined) {
      const place = { ...at, column: at.column + start.length, length: list.length };
      return listOf(requirement).read({ text: list, at: place }, reading);
    }
    reading.report(
      at,
      `"${text}" is not one of: "at arrival", "by story", or "to" and requirements, like "to Kind 5+"`,
    );
    return undefined;
  },
};

export const timedFacts = {
  id: wholeNumber(1),
  was: plainWords,
  after: duration,
  given: recipients,
  when: listOf(requirement),
  repeats: yesOrNo,
  // biome-ignore lint/suspicious/noThenProperty: an author's word; nothing awaits a table of facts
  then: nameOf('timed story'),
  mail: yesOrNo,
  image: picture,
  ...consequenceFacts,
};

export type WrittenTimed = WrittenBlock<typeof timedFacts>;

export function readTimed(block: Block, reading: Reading): WrittenTimed {
  const written = readFacts(block, timedFacts, reading);
  requireFacts(written, ['after', 'image'], reading);
  return written;
}

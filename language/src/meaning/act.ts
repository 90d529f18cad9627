import type { Block } from '../syntax/block.ts';
import { effectFacts } from './consequences.ts';
import type { Form, Mention, Reading } from './form.ts';
import { nameOf } from './named-forms.ts';
import { listOf, oneOf, picture, plainWords, wholeNumber, yesOrNo } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';
import { requirement } from './requirement.ts';
import { variedLine } from './written-text.ts';

/** The quality whose levels are compared. `modifier` is added for the sender. */
export type WrittenContest = { readonly quality: Mention; readonly modifier: number };

const contest: Form<WrittenContest> = {
  read({ text, at }, reading) {
    const [, name = text, modifier = '0'] = /^(.+) (-?\d{1,9})$/.exec(text) ?? [];
    const quality = nameOf('quality').read({ text: name, at: { ...at, length: name.length } }, reading);
    return quality && { quality, modifier: Number(modifier) };
  },
};

export const actFacts = {
  id: wholeNumber(1),
  was: plainWords,
  image: picture,
  'sender needs': listOf(requirement),
  'target needs': listOf(requirement),
  'same area': yesOrNo,
  'one at a time': yesOrNo,
  'by letter': yesOrNo,
  contest,
  invitation: variedLine,
  acceptance: variedLine,
  refusal: variedLine,
  won: variedLine,
  lost: variedLine,
  // biome-ignore lint/suspicious/noThenProperty: an author's word; nothing awaits a table of facts
  then: nameOf('storylet'),
};

export type SideName = 'sender' | 'target' | 'winner' | 'loser';

/** `side` is undefined if the heading is invalid, which has been reported. */
export type WrittenSide = WrittenBlock<typeof effectFacts> & { readonly side: SideName | undefined };

export type WrittenAct = WrittenBlock<typeof actFacts> & { readonly sides: readonly WrittenSide[] };

const sideName = oneOf<SideName>('sender', 'target', 'winner', 'loser');

export function readAct(block: Block, reading: Reading): WrittenAct {
  const written = readFacts(block, actFacts, reading);
  requireFacts(written, ['image', 'invitation', 'acceptance'], reading);
  const sides = block.inner.map((inner) => ({
    ...readFacts(inner, effectFacts, reading),
    side: sideName.read(inner.heading, reading),
  }));
  return { ...written, sides };
}

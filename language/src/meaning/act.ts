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

export const sideNames = ['sender', 'target', 'winner', 'loser'] as const;
export type SideName = (typeof sideNames)[number];

/** `side` is undefined if the heading is invalid, which has been reported. */
export type WrittenSide = WrittenBlock<typeof effectFacts> & { readonly side: SideName | undefined };

export type WrittenAct = WrittenBlock<typeof actFacts> & { readonly sides: readonly WrittenSide[] };

const sideName = oneOf<SideName>(...sideNames);

export function readAct(block: Block, reading: Reading): WrittenAct {
  const written = readFacts(block, actFacts, reading);
  const sides = block.inner.map((inner) => ({
    ...readFacts(inner, effectFacts, reading),
    side: sideName.read(inner.heading, reading),
  }));
  const act = { ...written, sides };
  requireFacts(written, isToldApart(act) ? ['image', 'invitation'] : ['image', 'invitation', 'acceptance'], reading);
  return act;
}

export const isContest = ({ block }: WrittenAct): boolean => block.facts.some(({ key }) => key === 'contest');

/** True if each side has a text of its own. */
export const isToldApart = (act: WrittenAct): boolean =>
  (isContest(act) ? (['winner', 'loser'] as const) : (['sender', 'target'] as const)).every((name) =>
    act.sides.some(({ side, block: { prose } }) => side === name && prose.length > 0),
  );

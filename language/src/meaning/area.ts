import { areaTypes } from '@underhall/engine';
import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { placeOnMap } from './map-forms.ts';
import { nameOf } from './named-forms.ts';
import { listOf, oneOf, pictureOf, plainWords, wholeNumber, yesOrNo } from './plain-forms.ts';
import { readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';
import { requirement } from './requirement.ts';
import { variedLine } from './written-text.ts';

export const areaFacts = {
  id: wholeNumber(1),
  was: plainWords,
  setting: nameOf('setting'),
  'also in': listOf(nameOf('setting')),
  inside: nameOf('area'),
  type: oneOf(...areaTypes),
  line: plainWords,
  cards: yesOrNo,
  market: yesOrNo,
  discovered: listOf(requirement),
  opens: listOf(requirement),
  closed: variedLine,
  gate: nameOf('storylet'),
  arrival: variedLine,
  members: yesOrNo,
  'by story': yesOrNo,
  'travel button': plainWords,
  'urge travel': yesOrNo,
  'drawn as': placeOnMap,
  label: yesOrNo,
  image: pictureOf('headers'),
};

/** The key of an area is the name of the folder it is written in. */
export type AreaWritten = WrittenBlock<typeof areaFacts> & { readonly key: string };

export function readArea(block: Block, reading: Reading): AreaWritten {
  const written = readFacts(block, areaFacts, reading);
  requireFacts(written, ['setting', 'type', 'line', 'image'], reading);
  return { ...written, key: block.heading.at.file.split('/').at(-2) ?? '' };
}

import { areaTypes, gateMarks, landmarkStyles } from '@underhall/engine';
import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { colour, perCents, placeOnMap, zooms } from './map-forms.ts';
import { nameOf } from './named-forms.ts';
import { actions, listOf, oneOf, pictureOf, plainWords, wholeNumber, yesOrNo } from './plain-forms.ts';
import { placeOf, readFacts, requireFacts, type WrittenBlock } from './read-facts.ts';
import { requirement } from './requirement.ts';
import { variedLine } from './written-text.ts';

export const settingFacts = {
  id: wholeNumber(1),
  was: plainWords,
  travel: yesOrNo,
  map: yesOrNo,
  'travel button': plainWords,
  'urge travel': yesOrNo,
  zoom: zooms,
  'zoom buttons': yesOrNo,
  'first look': perCents,
  'gate mark': oneOf(...gateMarks),
  'gate here': yesOrNo,
  landmarks: oneOf(...landmarkStyles),
  'label background': colour,
  'map overlay': yesOrNo,
  outfit: yesOrNo,
  items: yesOrNo,
  'endless draw': yesOrNo,
  'deck of': nameOf('setting'),
  hand: wholeNumber(0),
  'drops hand': yesOrNo,
  'start at': nameOf('area'),
  stay: actions,
  // biome-ignore lint/suspicious/noThenProperty: an author's word; nothing awaits a table of facts
  then: nameOf('storylet'),
};

export type WrittenSetting = WrittenBlock<typeof settingFacts>;

export function readSetting(block: Block, reading: Reading): WrittenSetting {
  const written = readFacts(block, settingFacts, reading);
  const { stay } = written.facts;
  const says = (key: string): boolean => block.facts.some((fact) => fact.key === key);
  if (stay === 0) reading.report(placeOf(block, 'stay'), 'a stay must last at least one action');
  if (says('stay') && !says('then'))
    reading.report(placeOf(block, 'stay'), 'nothing ends this stay; add "then: A Storylet"');
  if (says('then') && !says('stay'))
    reading.report(placeOf(block, 'then'), '"then" needs a stay; add "stay: 20 actions"');
  return written;
}

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

/** The key of an area is the name of its folder. */
export type WrittenArea = WrittenBlock<typeof areaFacts> & { readonly key: string };

export function readArea(block: Block, reading: Reading): WrittenArea {
  const written = readFacts(block, areaFacts, reading);
  requireFacts(written, ['setting', 'type', 'line', 'image'], reading);
  return { ...written, key: block.heading.at.file.split('/').at(-2) ?? '' };
}

export const lodgingFacts = {
  id: wholeNumber(1),
  was: plainWords,
  hand: wholeNumber(0),
  image: pictureOf('lodgings', 'icons'),
};

export type WrittenLodging = WrittenBlock<typeof lodgingFacts>;

export function readLodging(block: Block, reading: Reading): WrittenLodging {
  const written = readFacts(block, lodgingFacts, reading);
  requireFacts(written, ['hand', 'image'], reading);
  return written;
}

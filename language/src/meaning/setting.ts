import { gateMarks, landmarkStyles } from '@underhall/engine';
import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { colour, perCents, zooms } from './map-forms.ts';
import { nameOf } from './named-forms.ts';
import { actions, oneOf, plainWords, wholeNumber, yesOrNo } from './plain-forms.ts';
import { placeOf, readFacts, type WrittenBlock } from './read-facts.ts';

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

export type SettingWritten = WrittenBlock<typeof settingFacts>;

export function readSetting(block: Block, reading: Reading): SettingWritten {
  const written = readFacts(block, settingFacts, reading);
  const { stay } = written.facts;
  const says = (key: string): boolean => block.facts.some((fact) => fact.key === key);
  if (stay === 0) reading.report(placeOf(block, 'stay'), 'a stay lasts one action at least');
  if (says('stay') && !says('then'))
    reading.report(placeOf(block, 'stay'), 'nothing ends this stay ("then: A Storylet")');
  if (says('then') && !says('stay'))
    reading.report(placeOf(block, 'then'), 'nothing comes before this ("stay: 20 actions")');
  return written;
}

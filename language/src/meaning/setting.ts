import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { nameOf } from './named-forms.ts';
import { actions, plainWords, wholeNumber, yesOrNo } from './plain-forms.ts';
import { readFacts, type Written } from './read-facts.ts';

export const settingFacts = {
  id: wholeNumber(1),
  was: plainWords,
  travel: yesOrNo,
  map: yesOrNo,
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

export type SettingWritten = Written<typeof settingFacts>;

export const readSetting = (block: Block, reading: Reading): SettingWritten => readFacts(block, settingFacts, reading);

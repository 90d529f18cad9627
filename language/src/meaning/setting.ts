import type { Block } from '../syntax/block.ts';
import type { Reading } from './form.ts';
import { text, wholeNumber, yesOrNo } from './plain-forms.ts';
import { readFacts, type Written } from './read-facts.ts';

export const settingFacts = {
  id: wholeNumber(1),
  was: text,
  travel: yesOrNo,
  map: yesOrNo,
  outfit: yesOrNo,
  items: yesOrNo,
  'endless draw': yesOrNo,
};

export type SettingWritten = Written<typeof settingFacts>;

export const readSetting = (block: Block, reading: Reading): SettingWritten => readFacts(block, settingFacts, reading);

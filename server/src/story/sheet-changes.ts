import type { Change, Turn } from '@underhall/engine';

/** Whether a change shows on the sheet; `told` ones have a message whose type makes the sheet stale, where messages are sent. */
const onTheSheet: Readonly<Record<Change['kind'], 'told' | 'untold' | 'no'>> = {
  quality: 'told',
  shared: 'no',
  rolled: 'no',
  story: 'no',
  met: 'no',
  led: 'no',
  'journal offered': 'no',
  letter: 'no',
  renamed: 'untold',
  actions: 'no',
  fate: 'told',
  membership: 'untold',
  'refresh used': 'no',
  chronograph: 'no',
  moved: 'told',
  setting: 'told',
  stayed: 'no',
  lodged: 'untold',
  revealed: 'untold',
  'held back': 'untold',
  'code redeemed': 'no',
  deck: 'no',
  'card drawn': 'no',
  'card left': 'no',
  worn: 'told',
  'taken off': 'told',
  'outfit kept': 'untold',
  'outfit chosen': 'untold',
  'plan kept': 'no',
  'plan done': 'no',
  'plan dropped': 'no',
  'agent engaged': 'no',
  'agent dismissed': 'no',
  'agent turned away': 'no',
  agent: 'no',
  'timer started': 'no',
  'timer stopped': 'no',
  'timer due': 'no',
  bought: 'no',
  sold: 'no',
  invited: 'no',
  'invitation over': 'no',
  'event begun': 'no',
};

/** Has the sheet changed in a way that the messages of a reply do not tell? Only results have messages. */
export const changedUntold = ({ character, changes }: Turn): boolean =>
  changes.some(
    ({ kind }) => onTheSheet[kind] === 'untold' || (onTheSheet[kind] === 'told' && character.story.phase !== 'End'),
  );

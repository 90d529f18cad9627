import { type Change, resultOf, type Turn } from '@underhall/engine';

/**
 * How a client learns that its sheet is stale: from a message type, or from a flag of the reply (`silently`). `never`:
 * the sheet does not show the change.
 */
const onTheSheet: Readonly<Record<Change['kind'], 'by message' | 'silently' | 'never'>> = {
  quality: 'by message',
  shared: 'never',
  rolled: 'never',
  repeated: 'never',
  story: 'never',
  met: 'never',
  opened: 'never',
  'forced in a row': 'never',
  'journal offered': 'never',
  letter: 'never',
  renamed: 'silently',
  'name changed': 'silently',
  'face changed': 'silently',
  // Only shown on the profile, which the client fetches whenever it is opened.
  'frame changed': 'never',
  'banner changed': 'never',
  actions: 'never',
  fate: 'by message',
  membership: 'silently',
  'refresh used': 'never',
  'unlocks used': 'never',
  chronograph: 'never',
  moved: 'by message',
  setting: 'by message',
  stayed: 'never',
  lodged: 'silently',
  revealed: 'silently',
  'held back': 'silently',
  'code redeemed': 'never',
  deck: 'never',
  'card drawn': 'never',
  'card left': 'never',
  'card returned': 'never',
  worn: 'by message',
  'taken off': 'by message',
  'outfit saved': 'silently',
  'outfit chosen': 'silently',
  'plan saved': 'never',
  'plan done': 'never',
  'plan dropped': 'never',
  'agent engaged': 'never',
  'agent dismissed': 'never',
  'agent turned away': 'never',
  agent: 'never',
  'timer started': 'never',
  'timer stopped': 'never',
  'timer due': 'never',
  bought: 'never',
  sold: 'never',
  invited: 'never',
  'invitation over': 'never',
  'event begun': 'never',
};

/** True if the sheet changed but no message says so, because only results have messages. */
export function sheetIsStale({ character, changes }: Turn): boolean {
  const hasMessages = character.story.phase === 'End' || resultOf(changes) !== undefined;
  return changes.some(
    ({ kind }) => onTheSheet[kind] === 'silently' || (onTheSheet[kind] === 'by message' && !hasMessages),
  );
}

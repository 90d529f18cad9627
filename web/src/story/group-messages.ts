import type { Message, MessageType } from '@underhall/contract';

export type Messages = {
  readonly rolls: readonly Message[];
  readonly headlines: readonly Message[];
  readonly changes: readonly Message[];
  readonly asides: readonly Message[];
};

const rolling: readonly MessageType[] = [
  'DifficultyRollSuccessMessage',
  'DifficultyRollFailureMessage',
  'SecondChanceResultMessage',
];
const unspoken: readonly MessageType[] = ['SettingChangeMessage'];
const hidden = 3;

/** The flat list in the order it is read: rolls, headlines, changes, asides. What is not for the eye is left out. */
export function groupMessages(messages: readonly Message[]): Messages {
  const shown = messages.filter(
    ({ type, message, priority }) => message !== '' && priority !== hidden && !unspoken.includes(type),
  );
  const kindOf = ({ type, priority, image }: Message): keyof Messages => {
    if (rolling.includes(type)) return 'rolls';
    if (type === 'InfoMessage' && image === 'aside') return 'asides';
    return priority === 1 ? 'headlines' : 'changes';
  };
  const only = (kind: keyof Messages) => shown.filter((each) => kindOf(each) === kind);
  return { rolls: only('rolls'), headlines: only('headlines'), changes: only('changes'), asides: only('asides') };
}

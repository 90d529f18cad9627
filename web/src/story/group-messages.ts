import type { Message, MessageType } from '@underhall/contract';

/** A result's messages by what they tell. Of the kinds that come once, a second stands with the rest. */
export type Messages = {
  readonly difficultyMessages: readonly Message[];
  readonly headlineMessages: readonly Message[];
  readonly standardMessages: readonly Message[];
  readonly defaultMessages: readonly Message[];
  readonly fateMessage?: Message;
  readonly actionMessage?: Message;
  readonly areaMessage?: Message;
  readonly deckRefreshedMessage?: Message;
  /** In the voice of a guide, outside the story: read last. */
  readonly asides: readonly Message[];
};

type Single = 'fateMessage' | 'actionMessage' | 'areaMessage' | 'deckRefreshedMessage';

const singles: Partial<Record<MessageType, Single>> = {
  FatePointChangeMessage: 'fateMessage',
  FateBranchCurrencyUsedMessage: 'fateMessage',
  ActionsRefreshedMessage: 'actionMessage',
  AreaChangeMessage: 'areaMessage',
  DeckRefreshedMessage: 'deckRefreshedMessage',
};
const rolling: readonly MessageType[] = [
  'DifficultyRollSuccessMessage',
  'DifficultyRollFailureMessage',
  'SecondChanceResultMessage',
];
const unspoken: readonly MessageType[] = ['SettingChangeMessage'];
const [headline, standard, hidden] = [1, 2, 3];

/** The flat list in groups; what is not for the eye is left out. */
export function groupMessages(messages: readonly Message[]): Messages {
  const found: Partial<Record<Single, Message>> = {};
  const lists = { difficultyMessages: [], headlineMessages: [], standardMessages: [], defaultMessages: [], asides: [] };
  const into: Record<keyof typeof lists, Message[]> = lists;
  for (const message of messages) {
    if (message.message === '' || message.priority === hidden || unspoken.includes(message.type)) continue;
    const single = singles[message.type];
    if (single && !found[single]) found[single] = message;
    else into[listOf(message)].push(message);
  }
  return { ...into, ...found };
}

function listOf({ type, priority, image }: Message) {
  if (rolling.includes(type)) return 'difficultyMessages';
  if (type === 'InfoMessage' && image === 'aside') return 'asides';
  if (priority === headline) return 'headlineMessages';
  return priority === standard ? 'standardMessages' : 'defaultMessages';
}

/** What changed, in the order it is read: headlines first, where one is now last. */
export const changesIn = (grouped: Messages): readonly Message[] =>
  [
    ...grouped.headlineMessages,
    ...grouped.standardMessages,
    ...grouped.defaultMessages,
    grouped.fateMessage,
    grouped.actionMessage,
    grouped.deckRefreshedMessage,
    grouped.areaMessage,
  ].filter((message) => message !== undefined);

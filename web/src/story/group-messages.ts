import type { ResultMessage, ResultMessageType } from '@underhall/contract';

/** Messages of a result, grouped by kind. Of a kind that allows one message, a second goes to the standard group. */
export type Messages = {
  readonly difficultyMessages: readonly ResultMessage[];
  readonly headlineMessages: readonly ResultMessage[];
  readonly standardMessages: readonly ResultMessage[];
  readonly defaultMessages: readonly ResultMessage[];
  readonly fateMessage?: ResultMessage;
  readonly actionMessage?: ResultMessage;
  readonly areaMessage?: ResultMessage;
  readonly deckRefreshedMessage?: ResultMessage;
  /** Hints for the player, outside the story. Read last. */
  readonly asides: readonly ResultMessage[];
};

type Single = 'fateMessage' | 'actionMessage' | 'areaMessage' | 'deckRefreshedMessage';

const singles: Partial<Record<ResultMessageType, Single>> = {
  FatePointChangeMessage: 'fateMessage',
  FateBranchCurrencyUsedMessage: 'fateMessage',
  ActionsRefreshedMessage: 'actionMessage',
  AreaChangeMessage: 'areaMessage',
  DeckRefreshedMessage: 'deckRefreshedMessage',
};
const rolling: readonly ResultMessageType[] = [
  'DifficultyRollSuccessMessage',
  'DifficultyRollFailureMessage',
  'SecondChanceResultMessage',
];
const unspoken: readonly ResultMessageType[] = ['SettingChangeMessage'];
const [headline, standard, hidden] = [1, 2, 3];

/** Groups the flat list and drops messages without visible text. */
export function groupMessages(messages: readonly ResultMessage[]): Messages {
  const found: Partial<Record<Single, ResultMessage>> = {};
  const lists = { difficultyMessages: [], headlineMessages: [], standardMessages: [], defaultMessages: [], asides: [] };
  const into: Record<keyof typeof lists, ResultMessage[]> = lists;
  for (const message of messages) {
    if (message.message === '' || message.priority === hidden || unspoken.includes(message.type)) continue;
    const single = singles[message.type];
    if (single && !found[single]) found[single] = message;
    else into[listOf(message)].push(message);
  }
  return { ...into, ...found };
}

function listOf({ type, priority, image }: ResultMessage) {
  if (rolling.includes(type)) return 'difficultyMessages';
  if (type === 'InfoMessage' && image === 'aside') return 'asides';
  if (priority === headline) return 'headlineMessages';
  return priority === standard ? 'standardMessages' : 'defaultMessages';
}

/** The changes in reading order: headlines first, a move last. */
export const changesIn = (grouped: Messages): readonly ResultMessage[] =>
  [
    ...grouped.headlineMessages,
    ...grouped.standardMessages,
    ...grouped.defaultMessages,
    grouped.fateMessage,
    grouped.actionMessage,
    grouped.deckRefreshedMessage,
    grouped.areaMessage,
  ].filter((message) => message !== undefined);
